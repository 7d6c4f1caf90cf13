import { textOfHtml } from '@stirrup/cms';
import { membersOf, pageRegistry } from '@stirrup/runtime';
import { indexVariations, type VariationIndex } from '../variation-matching/index-variations.ts';
import { VARIATIONS } from './data-contract.ts';
import { readVariations } from './read-variations.ts';
import type { Variation } from './variation.ts';

/** A form's variations and their index; both undefined if each choice is a request. */
export interface KnownVariations {
  readonly list?: readonly Variation[] | undefined;
  readonly index?: VariationIndex<Variation> | undefined;
}

interface Entry extends KnownVariations {
  /** Value of the form's attribute at the time of reading. */
  readonly printed: string | null;
}

/** On the registry, because the islands may be in different bundles. */
const entries = () => pageRegistry().shared('shop/variations', () => new WeakMap<Element, Entry>());

/** Shares a form's variations with all islands of the page, printed or fetched. */
export function shareVariations(form: HTMLElement, list: readonly Variation[] | undefined): KnownVariations {
  const entry = {
    printed: membersOf(form).getAttribute(VARIATIONS.attribute),
    list,
    index: list && indexVariations(list, textOfHtml),
  };
  entries().set(form, entry);
  return entry;
}

/**
 * The variations of a form, or of a product's swatches in a list: parsed and indexed once, on the first call. Fetched
 * lists are shared in the same way.
 */
export function knownVariations(form: HTMLElement): KnownVariations {
  const entry = entries().get(form);
  // Without a list it is read again: the plugin's own script may have fetched one meanwhile.
  const isFresh = entry?.index && entry.printed === membersOf(form).getAttribute(VARIATIONS.attribute);
  return isFresh ? entry : shareVariations(form, readVariations(form));
}
