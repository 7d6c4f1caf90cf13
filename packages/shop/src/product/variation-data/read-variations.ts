import { membersOf, warn } from '@stirrup/runtime';
import { VARIATIONS } from './data-contract.ts';
import { sharedData } from './shared-data.ts';
import { isVariation, type Variation } from './variation.ts';

/**
 * The variations in the page; undefined if each choice is a request (woocommerce.md §5.1). The JSON is parsed once for
 * all: jQuery's plugins read the same list, and change it.
 */
export function readVariations(form: HTMLElement): readonly Variation[] | undefined {
  const printed = membersOf(form).getAttribute(VARIATIONS.attribute);
  const list = sharedData(form, VARIATIONS.data) ?? parse(printed);
  if (Array.isArray(list)) return list.filter(isVariation);
  if (list !== false) {
    warn(
      `${VARIATIONS.attribute} is ${String(printed).slice(0, 80)}. Expected a list or false; each choice is a request.`,
    );
  }
  return undefined;
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}
