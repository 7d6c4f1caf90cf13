import type { EngineName } from './engine.ts';

/** Elements of a page: a selector, or one and a text that they contain; the first visible one is meant. */
export type Target = string | readonly [selector: string, text: string];

/**
 * A visitor of the demo shop, in any engine: a new one for each path, without cookies and with an empty cart.
 *
 * Functions for the page cannot see anything around them, and get and return JSON only.
 */
export interface Visitor {
  readonly engine: EngineName;
  /** Opens a page of the shop. */
  readonly open: (path: string) => Promise<void>;
  /** Moves the pointer onto a control, after it has stopped moving. */
  readonly hover: (target: Target) => Promise<void>;
  /** Clicks a control with the pointer. */
  readonly click: (target: Target) => Promise<void>;
  /** Drags a control by some CSS pixels. */
  readonly drag: (target: Target, byX: number, byY?: number) => Promise<void>;
  /** Focuses a control, as Tab would: by script, so that a path need not walk the whole page. */
  readonly focus: (target: Target) => Promise<void>;
  /** Presses keys, one after another: names of `KeyboardEvent.key`, `Space`, `Shift+Tab`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Focuses a field, empties it, and types a text into it, key by key. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** Chooses an option of a select by its value; the list itself is drawn by the system, not by the page. */
  readonly choose: (target: Target, value: string) => Promise<void>;
  readonly evaluate: <A extends readonly unknown[], R>(run: (...values: A) => R, ...values: A) => Promise<Awaited<R>>;
  /** Waits until a function in the page returns something true. @throws {Error} after 10 seconds. */
  readonly waitFor: <A extends readonly unknown[]>(hope: (...values: A) => unknown, ...values: A) => Promise<void>;
  /** Waits until an element is visible. */
  readonly sees: (target: Target) => Promise<void>;
  /** Waits until no such element is visible. */
  readonly missesNow: (target: Target) => Promise<void>;
  /** Waits until the focus is in an element. */
  readonly isAt: (target: Target) => Promise<void>;
  /** Waits until all islands that match the selector are ready. */
  readonly ready: (selector: string) => Promise<void>;
  /** Goes back in the history. */
  readonly goBack: () => Promise<void>;
  /** Goes forward in the history. */
  readonly goForward: () => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings on the consoles of all pages since the last call. */
  readonly takeConsole: () => Promise<readonly string[]>;
}

/** One thing that a visitor does, from the page that it opens to what it finds there. */
export type Path = (visitor: Visitor) => Promise<void>;

/** Why an island has no path of a kind. */
export interface NoPath {
  readonly because: string;
}

/** The paths of one island. */
export interface IslandPaths {
  readonly happy: Path;
  readonly keyboard: Path | NoPath;
}
