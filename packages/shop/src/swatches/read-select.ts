import { OUT_OF_STOCK_CLASS } from './contract.ts';
import type { SwatchesProps } from './props.ts';

/** What a select tells about its attribute. */
export interface SelectState {
  readonly chosen: string;
  /** The values that can be chosen, and whether each is sold out. */
  readonly offered: ReadonlyMap<string, 'in-stock' | 'out-of-stock'>;
}

/** How an item shows. `at-odds`: it does not go with the other choices, which it clears when it is chosen. */
export type ItemState = 'available' | 'no-stock' | 'at-odds' | 'disabled';

/**
 * Reads the options that are there: whoever matches variations removes those that are impossible, disables those that
 * are inactive and marks those that are sold out. Where variations are asked for one by one, all are there (§1.5).
 */
export function readSelect(select: HTMLSelectElement): SelectState {
  const offered = [...select.options].filter(({ value, disabled }) => value !== '' && !disabled);
  return {
    chosen: select.value,
    offered: new Map(
      offered.map(({ value, classList }) => [
        value,
        classList.contains(OUT_OF_STOCK_CLASS) ? 'out-of-stock' : 'in-stock',
      ]),
    ),
  };
}

/** Whether two readings tell the same. */
export function isSameState(one: SelectState, other: SelectState): boolean {
  return one.chosen === other.chosen && String([...one.offered]) === String([...other.offered]);
}

type StockOptions = Pick<SwatchesProps, 'clickableOutOfStock' | 'disableOutOfStock' | 'deselectUnavailable'>;

/** How the item of a value shows (§§1.5, 1.9). */
export function itemState({ offered }: SelectState, value: string, options: StockOptions): ItemState {
  const stock = offered.get(value);
  if (stock === 'out-of-stock' && options.clickableOutOfStock) return 'no-stock';
  if (stock === 'in-stock' || (stock && !options.disableOutOfStock)) return 'available';
  return options.deselectUnavailable ? 'at-odds' : 'disabled';
}
