import { subscribe } from '@stirrup/cms';
import { createLazy, importWithRetry, membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { productOf } from '../product-of.ts';
import { PREVIEW_ROUTE, PRODUCT_ID } from '../swatches-plugin/plugin-contract.ts';
import { choiceOf } from '../variation-data/choice-of.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import type { Variation } from '../variation-data/variation.ts';
import { isComplete } from '../variation-matching/index-variations.ts';
import { selectsOf } from './attribute-selects.ts';

/** Products without previews never load it. */
const fetchingCode = createLazy(() => importWithRetry(() => import('../swatches-plugin/fetch-variations.ts')));

/** Forms that have a preview already: each of their lists requests it. */
const followed = new WeakSet<Element>();

/**
 * Makes one attribute determine the product's picture while others are still to be chosen (swatches-and-others.md
 * §1.11). Forms restore the product's own picture at every incomplete choice; the preview replaces it again before the
 * next paint.
 */
export function showPreview(form: HTMLElement, attribute: string, signal: AbortSignal): void {
  if (followed.has(form)) return;
  followed.add(form);
  signal.addEventListener('abort', () => followed.delete(form));
  const route = PREVIEW_ROUTE.product;
  const productId = membersOf(form).getAttribute(PRODUCT_ID) ?? '';
  const pictured = foundVariation(productOf(form));
  const known = new Map<string, Variation | undefined>();
  const wanted = () => {
    const choice = choiceOf(selectsOf(form));
    return isComplete(choice) ? '' : (choice.get(attribute) ?? '');
  };
  const update = async () => {
    const value = wanted();
    if (!value || signal.aborted) return;
    if (!known.has(value)) {
      const { fetchPreview } = fetchingCode.loaded() ?? (await fetchingCode.load());
      known.set(value, await fetchPreview({ form, productId, attribute, value, route, signal }));
    }
    const variation = known.get(value);
    if (variation && wanted() === value && !signal.aborted) pictured.set({ form, variation });
  };
  // A picture is not worth a message to visitors.
  const updateSoon = () => queueMicrotask(() => update().catch(reportError));
  subscribe(form, FORM_EVENT.resetImage, updateSoon, signal);
  // A preview that comes with the first choice needs its code before.
  void fetchingCode.load();
  updateSoon();
}
