import { trustedTypesPolicy } from './trusted-types.ts';

/**
 * Hands speculation rules to the browser: pages to fetch before they are asked for. Such rules are a script element to
 * a Content-Security-Policy, so they take the nonce of the page's own inline scripts.
 *
 * @param refused Called when the policy refuses them all the same.
 * @returns false where the browser knows no such rules, or takes none from us.
 * @example
 * ```ts
 * insertSpeculationRules({ prefetch: [{ source: 'list', urls: ['/shop/'], eagerness: 'immediate' }] }, useLink);
 * ```
 */
export function insertSpeculationRules(rules: object, refused: () => void): boolean {
  // Not Baseline yet: browsers that lack the rules may lack the question.
  if (!('supports' in HTMLScriptElement) || !HTMLScriptElement.supports('speculationrules')) return false;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.nonce = Array.from(document.scripts).find(({ nonce }) => nonce)?.nonce ?? '';
  try {
    script.text = trustedTypesPolicy().createScript(JSON.stringify(rules));
  } catch {
    // Trusted Types, and no policy of ours.
    return false;
  }
  script.addEventListener('securitypolicyviolation', refused, { once: true });
  document.head.append(script);
  return true;
}
