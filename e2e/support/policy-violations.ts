import type { Page } from 'playwright-core';

/**
 * A violation of the page's Content-Security-Policy, in the terms of the specification instead of the browser's
 * console.
 */
export interface PolicyViolation {
  /** The directive that was violated: `script-src-attr`, `trusted-types`, … */
  readonly directive: string;
  /** The blocked address, or a keyword such as `inline`. */
  readonly blocked: string;
  /** HTML of the element at fault, if the browser names one. */
  readonly element?: string;
}

/**
 * Begins to record violations of the policies of all documents that the page loads from now on.
 *
 * @example
 * ```ts
 * const page = await withShop('/shop/?csp=strict', { prepare: watchViolations });
 * expect(await violations(page)).toEqual([]);
 * ```
 */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: PolicyViolation[] = [];
    Reflect.set(globalThis, 'policyViolations', noted);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      noted.push({
        directive: effectiveDirective,
        blocked: blockedURI,
        ...(target instanceof Element && { element: target.outerHTML }),
      });
    });
  });
}

/** The violations in the current document since it was loaded. */
export function violations(page: Page): Promise<PolicyViolation[]> {
  return page.evaluate<PolicyViolation[]>('globalThis.policyViolations');
}
