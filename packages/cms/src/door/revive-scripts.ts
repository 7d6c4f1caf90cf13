import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Makes the scripts in parsed HTML run when they are inserted. The parser marks scripts of fragments as already
 * started, and clones inherit the mark: only a newly created script runs.
 */
export function reviveScripts(fragment: DocumentFragment): void {
  const policy = trustedTypesPolicy();
  for (const parsed of fragment.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) {
      if (name === 'src') script.src = policy.createScriptURL(value);
      else if (!name.startsWith('on')) script.setAttribute(name, value);
    }
    // Scripts that a script inserts are async by default; these keep their order.
    script.async = parsed.hasAttribute('async');
    script.text = policy.createScript(parsed.text);
    parsed.replaceWith(script);
  }
}
