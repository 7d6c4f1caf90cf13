import { pageRegistry } from '@stirrup/runtime';
import { POLICY_NAME } from './contract.ts';

/**
 * The part of a Trusted Types policy that the door needs. Its methods answer objects of the browser; TypeScript's types
 * of the sinks that take them say `string`, and so does this.
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
    // The page's CSP does not list our name. Plain strings still go where nothing is enforced, and where the page has a
    // default policy; elsewhere the browser refuses them, and `parseHtml` says what to do.
    return rules;
  }
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

/** The page's policy; without Trusted Types, one that hands strings on. */
export function trustedTypesPolicy(): Policy {
  return door().policy;
}

/**
 * Lets a site clean all HTML of the CMS before it comes into the page. By default the server is trusted, as it is with
 * the page itself.
 *
 * @example
 * ```ts
 * sanitizeHtmlWith((html) => DOMPurify.sanitize(html));
 * ```
 */
export function sanitizeHtmlWith(sanitize: (html: string) => string): void {
  door().sanitize = sanitize;
}
