/**
 * When an island starts.
 * - `load`: as soon as it is found.
 * - `idle`: when the main thread has nothing to do, at the latest after 2 s.
 * - `visible`: when it is within one viewport of being seen; elements without a box start at once, those in
 *   something hidden when that is shown.
 * - `interaction`: its code is fetched when the pointer or the focus reaches it, it starts on click, submit, Enter or Space.
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
