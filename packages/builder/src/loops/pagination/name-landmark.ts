import { STATE_ATTRIBUTE } from '@stirrup/runtime';
import { isBefore } from '../query/is-before.ts';
import { LANDMARK } from './contract.ts';

/**
 * Adds a number to the name of a list of page links if other lists have the same name. The builder gives all of them
 * one name, so that they look the same in a screen reader's list of landmarks. The first one on the page keeps its
 * name.
 *
 * @returns A function that restores the name; undefined if it was not changed.
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
