/**
 * Start strategy of an island.
 * - `load`: as soon as it is found.
 * - `idle`: when the page is at rest, that is, has loaded and leaves the main thread idle; one island after the other.
 * - `visible`: when the page is at rest and it is within one viewport of being visible, islands in view first. Elements
 * without a box start as well, and those inside a hidden element wait until that is shown.
 * - `interaction`: when the pointer or the focus reaches it, or on click, submit, Enter or Space. Its code is fetched
 * when the page is at rest, but does not run before. Islands that start at rest also start in this way, if a visitor
 * comes earlier.
 * - `media(…)`: once the media query matches.
 */
export type StartStrategy = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** The strategies without a query, for diagnostics. */
export const PLAIN_STRATEGIES: ReadonlySet<string> = new Set(['load', 'idle', 'visible', 'interaction']);

/** Attribute by which an element overrides the strategy of its island. */
export const START_ATTRIBUTE = 'data-start';

/** The media query of a strategy, if it has one. */
export function mediaQueryOf(strategy: string): string | undefined {
  return /^media\((.+)\)$/.exec(strategy)?.[1];
}

/** True if a string, for instance from an attribute, is a {@link StartStrategy}. */
export function isStartStrategy(text: string): text is StartStrategy {
  // One pattern is fewer bytes of the loader than a set and a second look.
  return /^(load|idle|visible|interaction|media\(.+\))$/.test(text);
}
