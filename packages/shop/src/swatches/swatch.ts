import type { Part } from '@stirrup/react';
import { ITEM_VALUE } from './contract.ts';
import { itemName, readable } from './item-name.ts';
import type { SwatchesProps } from './props.ts';
import { type ItemState, itemState } from './read-select.ts';
import type { Shown } from './swatch-list.ts';

/** An item as it stands. */
export interface Swatch {
  readonly part: Part;
  readonly value: string;
  readonly state: ItemState;
  readonly isChosen: boolean;
  /** What its tooltip says behind the name. */
  readonly note: string | undefined;
  /** How many are left, in words. */
  readonly left: string | undefined;
  /** What takes the focus: the item, or the radio button in it. */
  readonly control: HTMLElement;
  readonly radio: HTMLInputElement | undefined;
}

/** The value of an item. */
export function valueIn({ element }: Part): string {
  return element.getAttribute(ITEM_VALUE) ?? '';
}

/** The radio button in an item, where it has one. */
function radioOf({ element }: Part, radios: readonly Part[]): HTMLInputElement | undefined {
  const inside = radios.find((radio) => element.contains(radio.element))?.element;
  return inside instanceof HTMLInputElement ? inside : undefined;
}

/** What is to be seen and heard of an item. */
export function describeSwatch(part: Part, radios: readonly Part[], shown: Shown, options: SwatchesProps): Swatch {
  const value = valueIn(part);
  const radio = radioOf(part, radios);
  const state = itemState(shown, value, options);
  const isSoldOut = shown.offered.has(value);
  const note = state === 'available' ? '' : isSoldOut ? options.outOfStockText : options.unavailableText;
  return {
    ...{ part, value, state, note, radio },
    isChosen: value !== '' && value === shown.chosen,
    left: shown.left.get(value),
    control: radio ?? part.element,
  };
}

/** What is announced when an item is chosen. */
export function announcementOf({ part, state, note, left }: Swatch): string {
  // What was at odds with the other choices is no longer: they are cleared.
  return joined(itemName(part.element), state === 'at-odds' ? '' : note, left);
}

/** The accessible name of an item: what is seen in its tooltip or as a hint is heard, too. */
export function labelOf({ part, note, left }: Swatch): string {
  return joined(readable(part.element) || itemName(part.element), note, left);
}

function joined(...words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
