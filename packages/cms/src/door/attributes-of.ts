import { membersOf } from '@stirrup/runtime';
import type { MergeRules } from './merge-rules.ts';

/** An element's name and its attributes apart from our state, as a text that is the same for alike elements. */
export function attributesOf(element: Element, { state }: MergeRules): string {
  const members = membersOf(element);
  const names = members.getAttributeNames().filter((name) => !state.includes(name));
  return JSON.stringify([members.nodeName, names.sort().map((name) => [name, members.getAttribute(name)])]);
}
