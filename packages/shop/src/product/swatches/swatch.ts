import type { Part } from '@stirrup/runtime';
import { ITEM_NAMES, ITEM_VALUE, TOOLTIP_TEXT } from './contract.ts';
import type { SelectState } from './follow-select.ts';
import type { SwatchesProps } from './props.ts';

/** Texts of the remaining stock, by value. */
export type StockLeft = ReadonlyMap<string, string>;

/** State of an item. `at-odds`: only the other choices are in its way, and choosing it clears those. */
type ItemState = 'available' | 'no-stock' | 'at-odds' | 'disabled';

/** An item and its state. */
export interface Swatch {
  readonly part: Part;
  readonly value: string;
  readonly state: ItemState;
  readonly isChosen: boolean;
  /** Text after the name in its tooltip. */
  readonly note: string | undefined;
  /** Text of the remaining stock. */
  readonly left: string | undefined;
  /** The focusable element: the item, or the radio button in it. */
  readonly control: HTMLElement;
  readonly radio: HTMLInputElement | undefined;
}

/** The value of an item. */
export function valueIn({ element }: Part): string {
  return element.getAttribute(ITEM_VALUE) ?? '';
}

/** True if an item has a box: a limit hides items by style alone. */
export function hasBox(item: Element): boolean {
  return item.getClientRects().length > 0;
}

/**
 * The visible and accessible state of an item.
 *
 * @param isPossible True if a value can be chosen once the other choices are cleared.
 */
export function describeSwatch(
  part: Part,
  radios: readonly Part[],
  { chosen, offered }: SelectState,
  left: StockLeft,
  options: SwatchesProps,
  isPossible: (value: string) => boolean,
): Swatch {
  const value = valueIn(part);
  const inside = radios.find((radio) => part.element.contains(radio.element))?.element;
  const radio = inside instanceof HTMLInputElement ? inside : undefined;
  const state = stateOf(value, offered.get(value), options, isPossible);
  return {
    part,
    value,
    state,
    radio,
    note: state === 'available' ? '' : offered.has(value) ? options.outOfStockText : options.unavailableText,
    isChosen: value !== '' && value === chosen,
    left: left.get(value),
    control: radio ?? part.element,
  };
}

/**
 * State of a value's item: an offered value is in stock or sold out, all others are impossible (swatches-and-others.md
 * §1.5, §1.9). Clearing the other choices for a value that no variation has would leave nothing chosen.
 */
function stateOf(
  value: string,
  isInStock: boolean | undefined,
  options: SwatchesProps,
  isPossible: (value: string) => boolean,
): ItemState {
  if (isInStock === false && options.clickableOutOfStock) return 'no-stock';
  if (isInStock || (isInStock === false && !options.disableOutOfStock)) return 'available';
  return options.deselectUnavailable && isPossible(value) ? 'at-odds' : 'disabled';
}

/** The plain name of an item, for example beside the label. */
export function itemName({ element, printed }: Part): string {
  // As printed: the current attribute also contains its state.
  return ITEM_NAMES.map(printed).find(Boolean) ?? readable(element);
}

/** The readable text of an item: its own, or the name of its picture; else empty. */
function readable(item: Element): string {
  const content = item.textContent.replace(/\s+/g, ' ').trim();
  return content || (item.querySelector('img')?.alt.trim() ?? '');
}

/** The accessible name of an item, including the text of its tooltip and its hint. */
export function labelOf({ part, note, left }: Swatch): string {
  return joined(readable(part.element) || itemName(part), note, left);
}

/**
 * The attributes with an item's name. Screen readers would read a `title` beside an `aria-label` as a description. So
 * it is removed if a tooltip of the theme shows the same text, and it serves as the name if there is no other.
 */
export function nameSwatch(swatch: Swatch): { 'aria-label': string | null; title?: string | null } {
  const { element, printed } = swatch.part;
  const label = labelOf(swatch);
  if (!printed('title') || element.textContent.trim()) return { 'aria-label': label };
  return element.hasAttribute(TOOLTIP_TEXT)
    ? { 'aria-label': label, title: null }
    : { 'aria-label': null, title: label };
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}
