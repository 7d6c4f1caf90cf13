import { POLICY_NAME } from './contract.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Parses HTML into an inert document: no image loads, no script runs, rows and list items may stand alone. The library
 * assigns `innerHTML` nowhere else.
 *
 * @throws Error if the page enforces Trusted Types and refuses our policy.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  try {
    template.innerHTML = trustedTypesPolicy().createHTML(html);
  } catch (cause) {
    throw new Error(
      `Stirrup: the page's Content-Security-Policy lets no new HTML in. It enforces Trusted Types and does not allow ` +
        `our policy. Add the name to it: trusted-types ${POLICY_NAME}.`,
      { cause },
    );
  }
  return template.content;
}
