import { vi } from 'vitest';
// Imported up front, so that no test waits for it; this includes code that only some titles load, so that no test ends
// before it has loaded.
import '../disclosures/accordion/accordion.tsx';
import '../shared/controls/name-control.ts';
import { accordion } from '../disclosures/accordion/island.ts';
import { closePage, openIsland } from './open-island.ts';

const TITLE = '.accordion-title-wrapper, [data-part="title"]';
const CONTENT = '.accordion-content-wrapper, [data-part="content"]';

/** Makes slides instant, because happy-dom has no layout. Call it before each test. */
export function slideAtOnce(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

/** Removes accordions and stubs; call it after each test. */
export function removeAccordions(): void {
  closePage();
  vi.unstubAllGlobals();
}

/** Opens a page with this markup, and resolves when its accordions are up. */
export const bring = (markup: unknown): Promise<HTMLElement[]> => openIsland(accordion, markup);

/** Titles of all accordions on the page, in document order; the functions below use their indexes. */
export const titles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TITLE)];

export const contents = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTENT)];

/** Indexes of the titles whose `aria-expanded` is true. */
export const open = (): number[] =>
  titles().flatMap((title, index) => (title.getAttribute('aria-expanded') === 'true' ? [index] : []));

/** Indexes of the visible contents; the same as those of the open titles in every test. */
export const shown = (): number[] => contents().flatMap((content, index) => (isHidden(content) ? [] : [index]));

/** True if an element is hidden by its own attributes: `hidden` alone does not overrule a `display` of its own. */
function isHidden(element: HTMLElement): boolean {
  const { display } = element.style;
  return (
    element.getAttribute('hidden') === 'until-found' || (display ? display === 'none' : element.hasAttribute('hidden'))
  );
}

export const click = (index: number): void => titles()[index]?.click();

/** Presses a key on a title; returns true if its default was prevented. */
export function press(index: number, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  titles()[index]?.dispatchEvent(event);
  return event.defaultPrevented;
}
