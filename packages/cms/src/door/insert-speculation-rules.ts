import { scriptNonce } from './script-nonce.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Passes speculation rules to the browser: pages to fetch ahead. To a Content-Security-Policy such rules are a script
 * element, so they get the nonce of the page's own inline scripts.
 *
 * @param refused Called if the policy refuses them all the same.
 * @returns false if the browser does not support such rules, or refuses ours.
 * @example
 * ```ts
 * insertSpeculationRules({ prefetch: [{ source: 'list', urls: ['/shop/'], eagerness: 'immediate' }] }, useLink);
 * ```
 */
export function insertSpeculationRules(rules: object, refused: () => void): boolean {
  // Not Baseline yet: browsers without such rules may lack `supports` as well.
  if (!('supports' in HTMLScriptElement) || !HTMLScriptElement.supports('speculationrules')) return false;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = scriptNonce();
  try {
    script.text = trustedTypesPolicy().createScript(JSON.stringify(rules));
  } catch {
    // Trusted Types without a policy of ours.
    return false;
  }
  script.addEventListener('securitypolicyviolation', refused, { once: true });
  document.head.append(script);
  return true;
}
