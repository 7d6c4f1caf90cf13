import { restoreAttribute } from '../dom/restore-attribute.ts';
import { membersOf } from '../members-of.ts';
import type { Part } from './part.ts';

/** Sets or clears a state in its dialect's notation. Other scripts' classes, and other values of an attribute, stay. */
export function showState(element: Element, notation: string, isOn: boolean): void {
  const shown = attributeOf(notation);
  if (!shown) for (const className of notation.split(' ')) membersOf(element).classList.toggle(className, isOn);
  else if (shown.value === undefined) membersOf(element).toggleAttribute(shown.attribute, isOn);
  else if (showsState(element, notation) !== isOn)
    membersOf(element).setAttribute(shown.attribute, isOn ? shown.value : '');
}

/** True if an element shows a state. */
export function showsState(element: Element, notation: string): boolean {
  const shown = attributeOf(notation);
  if (!shown) return notation.split(' ').every((className) => membersOf(element).classList.contains(className));
  const text = membersOf(element).getAttribute(shown.attribute);
  return shown.value === undefined ? text !== null : text === shown.value;
}

/** Restores a state as the server printed it. */
export function restoreState({ element, printed }: Part, notation: string): void {
  const shown = attributeOf(notation);
  if (shown) {
    restoreAttribute(element, shown.attribute, printed(shown.attribute));
    return;
  }
  const classes = (printed('class') ?? '').split(/\s+/);
  for (const className of notation.split(' '))
    membersOf(element).classList.toggle(className, classes.includes(className));
  if (printed('class') === null && membersOf(element).classList.length === 0)
    membersOf(element).removeAttribute('class');
}

/**
 * An attribute that shows a state: `[data-open]`, or `[data-state="closing"]`, whose value is removed with the state.
 */
interface StateAttribute {
  readonly attribute: string;
  readonly value: string | undefined;
}

function attributeOf(notation: string): StateAttribute | undefined {
  const [, attribute, value] = /^\[([^=]+)(?:="(.*)")?\]$/.exec(notation) ?? [];
  return attribute ? { attribute, value } : undefined;
}
