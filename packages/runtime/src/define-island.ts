import type { IslandContext, Mount } from './island-context.ts';
import { isStartStrategy, type StartStrategy } from './start/parse-start.ts';

/** Events that may be held back while an island comes up: `keydown` stands for the keys that move and choose. Typing never is. */
export type HeldEventType = 'click' | 'submit' | 'keydown';

/** The module that `load()` resolves to: the island's code, fetched when its start strategy says so. */
export interface IslandModule {
  readonly default: Mount;
}

/** An element whose island sleeps until somebody comes near. */
export interface Sleeper extends Pick<IslandContext, 'name' | 'element' | 'dialect' | 'custom'> {
  /** Brings the island up, once. */
  readonly begin: () => Promise<void>;
  /** Aborts when the island begins, or its element is gone. */
  readonly signal: AbortSignal;
}

/** The module that `standIn()` resolves to. */
export interface StandInModule {
  readonly default: (sleeper: Sleeper) => void;
}

/** All that the loader ever sees of an island: its name, where to find it, when to start it and how to fetch its code. */
export interface IslandDefinition {
  /** Unique on the page; also the value of `data-island` in our own dialect. */
  readonly name: string;
  /** Selectors of the island's root element, by dialect. The first dialect that matches an element claims it. */
  readonly selectors: Readonly<Record<string, readonly string[]>>;
  /**
   * By dialect, a selector of scripts that do what the island does: while the document has one, elements of that dialect are left
   * to it. No code is fetched for them, and no event is held.
   */
  readonly yieldsTo?: Readonly<Record<string, string>>;
  /** When to start, where elements differ by the element; an element overrides it with `data-start`. */
  readonly start: StartStrategy | ((element: HTMLElement) => StartStrategy);
  /** Classes by dialect, apart by spaces, that say on the element that something is under way: it waits for the island. */
  readonly busy: Readonly<Record<string, string>>;
  /** Events inside the island that wait for it, and are dispatched once more when it is up. */
  readonly holds: readonly HeldEventType[];
  /**
   * Its events would have no effect without it: they wait for as long as its code may come, and if that could not be
   * fetched, the next use of the island retries.
   */
  readonly isNeeded: boolean;
  /** Fetches the island's code. */
  readonly load: () => Promise<IslandModule>;
  /**
   * Fetches code, without React, that stands in for an island that starts by interaction: for what the page may expect of it
   * before anybody comes near. It runs when the page is at rest.
   */
  readonly standIn?: () => Promise<StandInModule>;
  /** Runs when the element is claimed, before any island found with it fetches code: for what must not wait for that. */
  readonly atOnce?: (element: HTMLElement) => void;
  /** Runs when the island fails on the element, whatever the phase: shows what would stay hidden without it. */
  readonly whenFailed?: (element: HTMLElement) => void;
  /** Also runs in the builder's canvas, where nothing may start that moves or hides markup. */
  readonly inEditor: boolean;
}

/** Options of `defineIsland()`: see {@link IslandDefinition}; one selector needs no list, and most have a default. */
export interface IslandOptions {
  readonly name: string;
  /** Markup of other systems, by dialect. Our own, `stirrup`, is `[data-island="<name>"]` unless it is given. */
  readonly selectors?: Readonly<Record<string, string | readonly string[]>>;
  readonly yieldsTo?: Readonly<Record<string, string>>;
  readonly start?: IslandDefinition['start'];
  readonly busy?: IslandDefinition['busy'];
  readonly holds?: readonly HeldEventType[];
  readonly isNeeded?: boolean;
  readonly load: () => Promise<IslandModule>;
  readonly standIn?: () => Promise<StandInModule>;
  readonly atOnce?: (element: HTMLElement) => void;
  readonly whenFailed?: (element: HTMLElement) => void;
  readonly inEditor?: boolean;
}

/**
 * Describes an island. Pure: nothing is searched or loaded until the definition is given to `start()`.
 *
 * @example
 * ```html
 * <div data-island="tabs" data-start="visible">…</div>
 * ```
 * ```ts
 * export const tabs = defineIsland({
 *   name: 'tabs',
 *   selectors: { bricks: ['.brxe-tabs', '.brxe-tabs-nested'] },
 *   start: 'visible',
 *   holds: ['click'],
 *   load: () => import('./tabs.tsx'),
 * });
 * ```
 * @throws {Error} in development, when the name is not kebab-case, no selector is given, or `start` is no strategy.
 */
export function defineIsland(options: IslandOptions): IslandDefinition {
  const given = Object.entries({ stirrup: `[data-island="${options.name}"]`, ...options.selectors });
  const selectors = Object.fromEntries(
    given.map(([dialect, list]) => [dialect, typeof list === 'string' ? [list] : list]),
  );
  const defaults = { start: 'load', busy: {}, holds: [], isNeeded: false, inEditor: false } as const;
  const definition = { ...defaults, ...options, selectors };
  if (process.env.NODE_ENV !== 'production') checkDefinition(definition);
  return definition;
}

/** In development only: a definition is written once, and production need not carry the words. */
function checkDefinition({ name, selectors, start }: IslandDefinition): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `Stirrup: "${name}" is no island name. It becomes an attribute value and a file name. Use kebab-case.`,
    );
  }
  if (Object.values(selectors).every((list) => list.length === 0)) {
    throw new Error(`Stirrup: island "${name}" has no selector, so it finds nothing. Add one to "selectors".`);
  }
  if (typeof start === 'string' && !isStartStrategy(start)) {
    throw new Error(
      `Stirrup: island "${name}" starts at "${start}", which is no start strategy. Use load, idle, visible, interaction or media(…).`,
    );
  }
}
