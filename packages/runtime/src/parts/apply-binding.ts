import { membersOf } from '../members-of.ts';
import type { StateNotations } from './contract.ts';
import type { Part } from './part.ts';
import { attributeText, type PartBinding } from './part-binding.ts';
import { restoreState, showState, showsState } from './states.ts';

/** DOM changes of a binding, flat: attributes as strings, states in the dialect's notation. */
export interface Applied {
  readonly attributes: ReadonlyMap<string, string | null>;
  readonly states: ReadonlyMap<string, boolean>;
}

export const EMPTY: Applied = { attributes: new Map(), states: new Map() };

/** Flattens a binding; its handlers are left out. */
export function flatten(binding: PartBinding, states: StateNotations): Applied {
  const attributes = new Map<string, string | null>();
  for (const [name, value] of Object.entries(binding)) {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      attributes.set(name, attributeText(name, value));
    }
  }
  const shown = new Map<string, boolean>();
  for (const [state, isOn] of Object.entries(binding.is ?? {})) {
    const notation = states[state];
    if (notation && isOn !== undefined) shown.set(notation, isOn);
  }
  return { attributes, states: shown };
}

/**
 * Updates the part's element from `previous` to `next`, by attributes and `classList`: React does not patch attributes
 * of adopted elements, and its `className` would overwrite the classes of other scripts. Values of `previous` that
 * `next` lacks are restored to the printed ones, unless another script has changed them meanwhile.
 */
export function applyBinding(part: Part, previous: Applied, next: Applied): void {
  const { element, printed } = part;
  for (const [name, text] of previous.attributes) {
    if (!next.attributes.has(name) && membersOf(element).getAttribute(name) === text)
      setAttribute(element, name, printed(name));
  }
  for (const [notation, isOn] of previous.states) {
    if (!next.states.has(notation) && showsState(element, notation) === isOn) restoreState(part, notation);
  }
  for (const [name, text] of next.attributes) setAttribute(element, name, text);
  for (const [notation, isOn] of next.states) showState(element, notation, isOn);
}

function setAttribute(element: Element, name: string, text: string | null): void {
  if (text === null) membersOf(element).removeAttribute(name);
  else if (membersOf(element).getAttribute(name) !== text) membersOf(element).setAttribute(name, text);
}
