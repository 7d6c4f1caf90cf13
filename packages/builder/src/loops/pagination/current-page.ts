import type { LinkNames } from './contract.ts';

/** Page links, and what their dialect calls them. */
export interface Named {
  readonly element: Element;
  readonly names: LinkNames;
}

/** A part of page links as they are now: answers bring them anew. */
export function partOf<T extends HTMLElement>({ element, names }: Named, part: keyof LinkNames): T | null {
  const selector = names[part];
  return selector ? element.querySelector<T>(selector) : null;
}

/** The element whose content the links are. */
export function holderOf(links: Named): Element {
  return partOf(links, 'holder') ?? links.element;
}

/** The page whose entry is marked. */
export function currentPage(links: Named): number {
  return Number.parseInt(partOf(links, 'current')?.textContent ?? '', 10) || 1;
}
