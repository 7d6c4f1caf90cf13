import { membersOf } from '../members-of.ts';
import type { Part } from './part.ts';

/** Sets or clears a state the way its dialect shows it. Other scripts' classes stay. */
export function showState(element: Element, name: string, isOn: boolean): void {
  const attribute = attributeOf(name);
  if (attribute) membersOf(element).toggleAttribute(attribute, isOn);
  else for (const className of name.split(' ')) membersOf(element).classList.toggle(className, isOn);
}

/** Whether an element shows a state. */
export function showsState(element: Element, name: string): boolean {
  const attribute = attributeOf(name);
  if (attribute) return membersOf(element).hasAttribute(attribute);
  return name.split(' ').every((className) => membersOf(element).classList.contains(className));
}

/** Shows a state as the server printed it. */
export function restoreState({ element, server }: Part, name: string): void {
  const attribute = attributeOf(name);
  if (attribute) {
    const text = server(attribute);
    if (text === null) membersOf(element).removeAttribute(attribute);
    else membersOf(element).setAttribute(attribute, text);
    return;
  }
  const printed = (server('class') ?? '').split(/\s+/);
  for (const className of name.split(' ')) membersOf(element).classList.toggle(className, printed.includes(className));
  if (server('class') === null && membersOf(element).classList.length === 0)
    membersOf(element).removeAttribute('class');
}

/** The attribute of a state that shows by one: `data-open` for `[data-open]`. */
function attributeOf(name: string): string | undefined {
  return name.startsWith('[') ? name.slice(1, -1) : undefined;
}
