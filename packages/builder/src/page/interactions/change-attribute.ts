import { httpUrl } from '@stirrup/cms';
import { warn } from '@stirrup/runtime';
import type { Action, Target } from './interaction.ts';
import { runsCode } from './is-script.ts';
import { textOf } from './read-printed.ts';

/** Scripts, also those that only hold data until they get an address, and `base`, on which addresses of others depend. */
const CODE_ELEMENT = /^(script|base)$/;

/** Attributes that say where the entries of a form go. */
const DESTINATION = /^(form)?action$/i;

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

/**
 * Sets an attribute, unless its text would become code, or lead entries of a form to another host: the interaction may be
 * in a text that anybody has written.
 */
function set(target: Target, key: string, value: string): void {
  if (!CODE_ELEMENT.test(target.localName) && !runsCode(key, value) && !leadsAway(key, value))
    target.setAttribute(key, value);
  else if (process.env.NODE_ENV !== 'production')
    warn(
      `an interaction is to set "${key}" to "${value}", which may run code or send a form elsewhere; it is left out`,
      target,
    );
}

/** True for an attribute by which a form would be sent to another host. */
function leadsAway(key: string, value: string): boolean {
  return DESTINATION.test(key) && value !== '' && !httpUrl(value)?.startsWith(`${location.origin}/`);
}
