import { vi } from 'vitest';
// Read beforehand, so that no test waits for it; and what some titles fetch: no test is to end before it has come.
import '../disclosures/accordion/accordion.tsx';
import '../disclosures/accordion/name-title.ts';
import { accordion } from '../disclosures/accordion/island.ts';
import { bringToLife, takeAway } from './bring-to-life.ts';

const TITLE = '.accordion-title-wrapper, [data-part="title"]';
const CONTENT = '.accordion-content-wrapper, [data-part="content"]';

/** Sliding needs a browser that lays out; here it takes no time. Call it before each test. */
export function slideAtOnce(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

/** Takes accordions away, and what was stubbed; call it after each test. */
export function takeAccordions(): void {
  takeAway();
  vi.unstubAllGlobals();
}

/** A new page with this markup, its accordions ready. */
export const bring = (markup: unknown): Promise<HTMLElement[]> => bringToLife(accordion, markup);

/** Titles of all accordions on the page, in document order; what is said of them below goes by their indexes. */
export const titles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TITLE)];

export const contents = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CONTENT)];

/** Indexes of what is said to be open. */
export const open = (): number[] =>
  titles().flatMap((title, index) => (title.getAttribute('aria-expanded') === 'true' ? [index] : []));

/** Indexes of what shows; the same as what is said, in every test. */
export const shown = (): number[] => contents().flatMap((content, index) => (content.hidden ? [] : [index]));

export const click = (index: number): void => titles()[index]?.click();

/** Presses a key on a title; tells whether the browser is kept from it. */
export function press(index: number, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  titles()[index]?.dispatchEvent(event);
  return event.defaultPrevented;
}
