import { vi } from 'vitest';

/** Height of the page, in px; the window's is happy-dom's, 768. */
const HEIGHT = 3000;

/** Greatest position that the page can be scrolled to. */
export const END = HEIGHT - 768;

/** Gives the page a height and a position, which happy-dom does not have. Undone by `closePage()` and `unstubAllGlobals()`. */
export function makeScrollable(): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(HEIGHT);
  vi.stubGlobal('innerHeight', HEIGHT - END);
  vi.stubGlobal('scrollY', 0);
}

/** Scrolls to each position in turn. */
export function scrollPage(...positions: readonly number[]): void {
  for (const position of positions) {
    vi.stubGlobal('scrollY', position);
    dispatchEvent(new Event('scroll'));
  }
}
