import { warn } from '@stirrup/runtime';
import type { Action, Target } from './interaction.ts';
import { textOf } from './read-printed.ts';
import { runsCode } from './runs-code.ts';

interface Change {
  readonly name: (names: DOMTokenList, name: string) => void;
  readonly attribute: (target: Target, key: string, value: string) => void;
}

/** Changes an attribute; in `class`, only the given names. */
function change({ name, attribute }: Change): Action {
  return ({ printed }, targets) => {
    const key = textOf(printed.actionAttributeKey);
    const value = textOf(printed.actionAttributeValue);
    if (!key) return;
    for (const target of targets) {
      if (key !== 'class') attribute(target, key, value);
      else for (const each of value.split(/\s+/).filter(Boolean)) name(target.classList, each);
    }
  };
}

export const setAttribute = change({
  name: (names, name) => names.add(name),
  attribute: set,
});

export const removeAttribute = change({
  name: (names, name) => names.remove(name),
  attribute: (target, key) => target.removeAttribute(key),
});

export const toggleAttribute = change({
  name: (names, name) => names.toggle(name),
  attribute: (target, key, value) => (target.hasAttribute(key) ? target.removeAttribute(key) : set(target, key, value)),
});

/** Sets an attribute, unless its text would become code: the interaction may be in a text that anybody has written. */
function set(target: Target, key: string, value: string): void {
  if (!runsCode(key, value)) target.setAttribute(key, value);
  else if (process.env.NODE_ENV !== 'production')
    warn(`an interaction is to set "${key}" to "${value}", which would run code; it is left out`, target);
}
