import { CONSENT } from './contract.ts';
import { property } from './property.ts';
import { attributionSettings } from './settings.ts';

/**
 * True if orders may be attributed: by the visitor's consent if the page uses WP Consent API, else by the printed
 * setting. A cached page prints an earlier visitor's.
 */
export function mayTrack(): boolean {
  const usesConsentApi = Boolean(Reflect.get(globalThis, CONSENT.type));
  return (usesConsentApi ? givenConsent() : undefined) ?? attributionSettings().allowTracking;
}

/** Follows the visitor's consent in WP Consent API (woocommerce.md §6.6). */
export function followConsent(setTracking: (isAllowed: boolean) => void): void {
  document.addEventListener(CONSENT.changed, (event) => {
    // The plugin's list of changes is an array with string keys.
    const answer = property(event instanceof CustomEvent && event.detail, attributionSettings().consentCategory);
    if (answer !== undefined) setTracking(answer === CONSENT.given);
  });
  document.addEventListener(CONSENT.defined, () => {
    const given = givenConsent();
    if (given !== undefined) setTracking(given);
  });
}

/** Undefined if the shop names no category, or if the page lacks that plugin. */
function givenConsent(): boolean | undefined {
  const category = attributionSettings().consentCategory;
  const has: unknown = Reflect.get(globalThis, CONSENT.has);
  return category && typeof has === 'function' ? Boolean(has(category)) : undefined;
}
