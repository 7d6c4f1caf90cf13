import { pageRegistry } from '@stirrup/runtime';
import { POLICY_NAME } from './contract.ts';

/**
 * The part of a Trusted Types policy that the door needs. Its methods return objects of the browser; TypeScript types
 * the sinks that take them as `string`, and so does this.
 */
interface Policy {
  createHTML(html: string): string;
  createScript(code: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Door {
  sanitize: (html: string) => string;
  readonly policy: Policy;
}

/** One per page: a second policy of the same name is refused. */
function door(): Door {
  return pageRegistry().shared('cms/door', () => {
    const rules: Policy = {
      createHTML: (html) => created.sanitize(html),
      createScript: (code) => code,
      createScriptURL: (url) => url,
    };
    const created: Door = { sanitize: (html) => html, policy: createPolicy(rules) };
    return created;
  });
}

function createPolicy(rules: Policy): Policy {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return rules;
  try {
    return factory.createPolicy(POLICY_NAME, rules);
  } catch {
    // The page's CSP does not list our name. Strings still work if Trusted Types are not enforced, or if the page has a
    // default policy; otherwise the browser refuses them, and the error of `parseHtml` says what to do.
    return rules;
  }
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** The page's policy; without Trusted Types, one that returns strings unchanged. */
export function trustedTypesPolicy(): Policy {
  return door().policy;
}

/**
 * Lets a site sanitize all HTML of the CMS before it is inserted. By default the server is trusted, as it is with the
 * page itself.
 *
 * @example
 * ```ts
 * sanitizeHtmlWith((html) => DOMPurify.sanitize(html));
 * ```
 */
export function sanitizeHtmlWith(sanitize: (html: string) => string): void {
  door().sanitize = sanitize;
}
