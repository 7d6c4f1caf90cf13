/**
 * When an island starts.
 * - `load`: as soon as it is found.
 * - `idle`: when the page is at rest, that is, has loaded and leaves the main thread idle; one island after the other.
 * - `visible`: when the page is at rest and it is within one viewport of being seen, what is in view first; elements without
 *   a box need not be seen, and those in something hidden wait until that is shown.
 * - `interaction`: when the pointer or the focus reaches it, or on click, submit, Enter or Space. Its code is fetched when the
 *   page is at rest, and run then only.
 * - `media(…)`: once the media query matches.
 */
export type StartStrategy = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

const PLAIN: ReadonlySet<string> = new Set(['load', 'idle', 'visible', 'interaction']);

/** Attribute by which an element overrides the strategy of its island. */
export const START_ATTRIBUTE = 'data-start';

/** Whether a text, from an attribute say, names a {@link StartStrategy}. */
export function isStartStrategy(text: string): text is StartStrategy {
  return PLAIN.has(text) || /^media\(.+\)$/.test(text);
}
