import { restoreAttribute } from '../dom/restore-attribute.ts';
import { membersOf } from '../members-of.ts';
import type { Part } from './part.ts';

/** Sets or clears a state in its dialect's notation. Other scripts' classes, and other values of an attribute, stay. */
export function showState(element: Element, name: string, isOn: boolean): void {
  const shown = attributeOf(name);
  if (!shown) for (const className of name.split(' ')) membersOf(element).classList.toggle(className, isOn);
  else if (shown.word === undefined) membersOf(element).toggleAttribute(shown.attribute, isOn);
  else if (showsState(element, name) !== isOn) membersOf(element).setAttribute(shown.attribute, isOn ? shown.word : '');
}

/** True if an element shows a state. */
export function showsState(element: Element, name: string): boolean {
  const shown = attributeOf(name);
  if (!shown) return name.split(' ').every((className) => membersOf(element).classList.contains(className));
  const text = membersOf(element).getAttribute(shown.attribute);
  return shown.word === undefined ? text !== null : text === shown.word;
}

/** Restores a state as the server printed it. */
export function restoreState({ element, printed }: Part, name: string): void {
  const shown = attributeOf(name);
  if (shown) {
    restoreAttribute(element, shown.attribute, printed(shown.attribute));
    return;
  }
  const classes = (printed('class') ?? '').split(/\s+/);
  for (const className of name.split(' ')) membersOf(element).classList.toggle(className, classes.includes(className));
  if (printed('class') === null && membersOf(element).classList.length === 0)
    membersOf(element).removeAttribute('class');
}

/**
 * An attribute that shows a state: `[data-open]`, or `[data-state="closing"]`, whose value is removed with the state.
 */
interface StateAttribute {
  readonly attribute: string;
  readonly word: string | undefined;
}

function attributeOf(name: string): StateAttribute | undefined {
  const [, attribute, word] = /^\[([^=]+)(?:="(.*)")?\]$/.exec(name) ?? [];
  return attribute ? { attribute, word } : undefined;
}
