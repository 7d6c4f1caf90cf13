import { membersOf, pageRegistry } from '@stirrup/runtime';
import { decodeHtml } from '../../shared/decode-html.ts';
import { indexVariations, type VariationIndex } from '../variation-matching/index-variations.ts';
import { VARIATIONS } from './data-contract.ts';
import { readVariations } from './read-variations.ts';
import type { Variation } from './variation.ts';

/** A form's variations and their index; both undefined if the shop is asked for each choice. */
export interface KnownVariations {
  readonly list?: readonly Variation[] | undefined;
  readonly index?: VariationIndex<Variation> | undefined;
}

interface Entry extends KnownVariations {
  /** The form's attribute at the time of reading. */
  readonly printed: string | null;
}

/** On the registry, because islands may come in bundles of their own. */
const entries = () => pageRegistry().shared('shop/variations', () => new WeakMap<Element, Entry>());

/** Lets all islands of the page know a form's variations, however they came. */
export function shareVariations(form: HTMLElement, list: readonly Variation[] | undefined): KnownVariations {
  const entry = {
    printed: membersOf(form).getAttribute(VARIATIONS.attribute),
    list,
    index: list && indexVariations(list, decodeHtml),
  };
  entries().set(form, entry);
  return entry;
}

/**
 * The variations of a form, or of a product's swatches in a list: parsed and indexed once, on the first call. Lists that
 * were fetched are known to all, too.
 */
export function knownVariations(form: HTMLElement): KnownVariations {
  const entry = entries().get(form);
  // Without a list it is looked again: the plugin's own script may have fetched one meanwhile.
  const isFresh = entry?.index && entry.printed === membersOf(form).getAttribute(VARIATIONS.attribute);
  return isFresh ? entry : shareVariations(form, readVariations(form));
}
