import { subscribe } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { productOf } from '../product-of.ts';
import { fetchPreview } from '../swatches-plugin/fetch-preview.ts';
import * as EVENT from '../variation-data/events.ts';
import type { Variation } from '../variation-data/variation.ts';
import { choiceIn } from './attribute-selects.ts';

/** Forms with a preview: each of their lists calls this. */
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
  const route = 'single-product-preview';
  const productId = membersOf(form).getAttribute('data-product_id') ?? '';
  const pictured = foundVariation(productOf(form));
  const known = new Map<string, Variation | undefined>();
  const wanted = () => {
    const choice = choiceIn(form);
    const isComplete = [...choice.values()].every(Boolean);
    return isComplete ? '' : (choice.get(attribute) ?? '');
  };
  const look = async () => {
    const value = wanted();
    if (!value || signal.aborted) return;
    if (!known.has(value)) known.set(value, await fetchPreview({ form, productId, attribute, value, route, signal }));
    const variation = known.get(value);
    if (variation && wanted() === value && !signal.aborted) pictured.set({ form, variation });
  };
  subscribe(form, EVENT.resetImage, () => queueMicrotask(() => void look()), signal);
  void look();
}
