import { STATE_ATTRIBUTE } from '@stirrup/runtime';
import { LANDMARK } from './contract.ts';

/**
 * Numbers the name of a list of page links where others have it too: the builder calls all of them the same, so that in a
 * screen reader's list of landmarks none can be told from another. The first one on the page keeps its name.
 *
 * @returns What gives the name back, if it was changed.
 */
export function nameLandmark(element: HTMLElement): (() => void) | undefined {
  const landmark = element.matches(LANDMARK) ? element : element.querySelector(LANDMARK);
  const name = landmark?.getAttribute('aria-label');
  if (!landmark || !name) return undefined;
  const isNamed = (other: Element) =>
    other !== landmark && (isBefore(other, landmark) || other.closest(`[${STATE_ATTRIBUTE}="ready"]`) !== null);
  const others = [...document.querySelectorAll(LANDMARK)].filter(isNamed);
  const taken = new Set(others.map((other) => other.getAttribute('aria-label')));
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name} ${number}`;
  if (unique === name) return undefined;
  landmark.setAttribute('aria-label', unique);
  return () => landmark.setAttribute('aria-label', name);
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
