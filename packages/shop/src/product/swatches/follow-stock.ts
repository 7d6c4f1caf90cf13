import { subscribe } from '@stirrup/cms';
import { textOf } from '../text-of.ts';
import { attributeOf, choiceOf } from '../variation-data/choice-of.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import { knownVariations } from '../variation-data/known-variations.ts';
import type { Variation } from '../variation-data/variation.ts';
import { selectsOf } from './attribute-selects.ts';
import { EVENT } from './contract.ts';
import type { StockLeft } from './swatch.ts';

const NO_STOCK_KNOWN: StockLeft = new Map();

/** A query for a list's stock. */
interface StockQuery {
  readonly form: HTMLElement;
  readonly select: HTMLSelectElement;
  /** The values of the list's items. */
  readonly values: readonly string[];
  /** Largest stock that is shown. */
  readonly threshold: number;
  /** The visitor has already made a choice. */
  readonly hasChosen: boolean;
}

/**
 * Reports the remaining stock from the visitor's first choice until all attributes are chosen (swatches-and-others.md
 * §1.8).
 */
export function followStock(query: StockQuery, show: (left: StockLeft) => void, signal: AbortSignal): void {
  subscribe(query.form, FORM_EVENT.hide, () => show(NO_STOCK_KNOWN), signal);
  subscribe(query.form, EVENT.selected, () => show(stockLeft(query)), signal);
  if (query.hasChosen) show(stockLeft(query));
  signal.addEventListener('abort', () => show(NO_STOCK_KNOWN));
}

/**
 * The remaining stock of each value of a select, if it is the only one of at least two without a choice. It is that of
 * the first matching variation, provided that the shop counts and shows it and that it is at most `threshold`.
 */
function stockLeft({ form, select, values, threshold }: StockQuery): StockLeft {
  const choice = choiceOf(selectsOf(form));
  const open = [...choice].filter(([, value]) => value === '');
  const attribute = attributeOf(select);
  const { index } = knownVariations(form);
  if (!index || choice.size < 2 || open.length !== 1 || open[0]?.[0] !== attribute) return NO_STOCK_KNOWN;
  const left = values.map((value) => {
    const variation = index.match(new Map([...choice, [attribute, value]]));
    return [value, variation ? stockText(variation, threshold) : ''] as const;
  });
  return new Map(left.filter(([, stock]) => stock));
}

function stockText(variation: Variation, threshold: number): string {
  const most = textOf(variation, 'max_qty');
  const isFew = variation.is_in_stock && most && Number(most) <= threshold;
  return isFew ? textOf(variation, 'variation_stock_left') : '';
}
