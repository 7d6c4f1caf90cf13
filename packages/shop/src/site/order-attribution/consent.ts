import { CONSENT } from './contract.ts';
import { property } from './property.ts';
import { attributionSettings } from './settings.ts';

/**
 * Whether orders may be attributed: what the visitor has told WP Consent API, if somebody asks there, and else what the
 * page prints. A page from a cache prints what an earlier visitor told.
 */
export function mayTrack(): boolean {
  const isAsked = Boolean(Reflect.get(globalThis, CONSENT.type));
  return (isAsked ? givenConsent() : undefined) ?? attributionSettings().allowTracking;
}

/** Follows what the visitor tells WP Consent API (woocommerce.md §6.6). */
export function followConsent(setTracking: (isAllowed: boolean) => void): void {
  document.addEventListener(CONSENT.changed, (event) => {
    // The plugin's list of changes is an array with names for keys.
    const answer = property(event instanceof CustomEvent && event.detail, attributionSettings().consentCategory);
    if (answer !== undefined) setTracking(answer === CONSENT.given);
  });
  document.addEventListener(CONSENT.defined, () => {
    const given = givenConsent();
    if (given !== undefined) setTracking(given);
  });
}

/** Undefined where the shop asks for no category, or the page has no such plugin. */
function givenConsent(): boolean | undefined {
  const category = attributionSettings().consentCategory;
  const has: unknown = Reflect.get(globalThis, CONSENT.has);
  return category && typeof has === 'function' ? Boolean(has(category)) : undefined;
}
