import type { Action, Target } from './interaction.ts';
import { textOf } from './read-printed.ts';

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
  attribute: (target, key, value) => target.setAttribute(key, value),
});

export const removeAttribute = change({
  name: (names, name) => names.remove(name),
  attribute: (target, key) => target.removeAttribute(key),
});

export const toggleAttribute = change({
  name: (names, name) => names.toggle(name),
  attribute: (target, key, value) =>
    target.hasAttribute(key) ? target.removeAttribute(key) : target.setAttribute(key, value),
});
