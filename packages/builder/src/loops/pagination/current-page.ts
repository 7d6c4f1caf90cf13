import { plainNumber } from '../query/plain-number.ts';
import type { LinkNames } from './contract.ts';

/** Page links, with the names in their dialect. */
export interface Named {
  readonly element: Element;
  readonly names: LinkNames;
}

/** A part of page links, looked up each time: responses replace the links. */
export function partOf<T extends HTMLElement>({ element, names }: Named, part: keyof LinkNames): T | null {
  const selector = names[part];
  return selector ? element.querySelector<T>(selector) : null;
}

/** The element around the links. */
export function holderOf(links: Named): Element {
  return partOf(links, 'holder') ?? links.element;
}

/** The page whose entry is marked as current. */
export function currentPage(links: Named): number {
  return Number.parseInt(plainNumber(partOf(links, 'current')?.textContent ?? ''), 10) || 1;
}
