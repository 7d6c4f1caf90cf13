import type { Part } from '@stirrup/react';
import { ITEM_VALUE } from './contract.ts';
import { itemName, readable } from './item-name.ts';
import { type ItemState, itemState } from './read-select.ts';
import type { Shown } from './swatch-list.ts';
import type { SwatchOptions } from './swatch-options.ts';

/** An item as it stands. */
export interface Swatch {
  readonly part: Part;
  readonly value: string;
  readonly state: ItemState;
  readonly isChosen: boolean;
  /** What its tooltip says behind the name. */
  readonly note: string;
  /** How many are left, in words. */
  readonly left: string;
  /** What takes the focus: the item, or the radio button in it. */
  readonly control: HTMLElement;
  readonly radio: HTMLInputElement | undefined;
}

/** The value of an item. */
export function valueIn({ element }: Part): string {
  return element.getAttribute(ITEM_VALUE) ?? '';
}

/** The radio button in an item, where it has one. */
export function radioOf({ element }: Part, radios: readonly Part[]): HTMLInputElement | undefined {
  const inside = radios.find((radio) => element.contains(radio.element))?.element;
  return inside instanceof HTMLInputElement ? inside : undefined;
}

/** What is to be seen and heard of an item. */
export function describeSwatch(part: Part, radios: readonly Part[], shown: Shown, options: SwatchOptions): Swatch {
  const value = valueIn(part);
  const radio = radioOf(part, radios);
  const state = itemState(shown, value, options);
  const isSoldOut = shown.offered.has(value);
  const note = state === 'available' ? '' : isSoldOut ? options.outOfStockText : options.unavailableText;
  return {
    ...{ part, value, state, note, radio },
    isChosen: value !== '' && value === shown.chosen,
    left: shown.left.get(value) ?? '',
    control: radio ?? part.element,
  };
}

/** What an item is called beside its label, with all that is to be known of it. */
export function announcementOf({ part, note, left }: Swatch): string {
  return [itemName(part.element), note, left].filter(Boolean).join(' ');
}

/**
 * The accessible name of an item, where what it reads as is not all: what is seen in a tooltip or a hint is heard, too.
 * `null` leaves the name to the item's text.
 */
export function labelOf({ part, note, left }: Swatch): string | null {
  const words = readable(part.element);
  if (words && !note && !left) return part.server('aria-label');
  return [words || itemName(part.element), note, left].filter(Boolean).join(' ');
}
