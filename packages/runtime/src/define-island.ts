import type { IslandContext, Mount } from './island-context.ts';
import { isStartStrategy, type StartStrategy } from './start/start-strategy.ts';

/**
 * Events that may be held while an island starts; `keydown` means keys that move and choose, `control` clicks on controls
 * anywhere on the page that name the island by `aria-controls`. Typing is never held.
 */
export type HeldEventType = 'click' | 'submit' | 'keydown' | 'control';

/** The module that `load()` resolves to: the island's code, fetched as its start strategy determines. */
export interface IslandModule {
  readonly default: Mount;
}

/** An element whose island sleeps until a visitor comes near. */
export interface Sleeper extends Pick<IslandContext, 'name' | 'element' | 'dialect' | 'dialectData'> {
  /** Starts the island, once. */
  readonly begin: () => Promise<void>;
  /** Aborts when the island begins, or the element is removed. */
  readonly signal: AbortSignal;
}

/** The module that `standIn()` resolves to. */
export interface StandInModule {
  readonly default: (sleeper: Sleeper) => void;
}

/** All that the loader needs of an island: its name, selectors, start strategy and `load()`. */
export interface IslandDefinition {
  /** Unique on the page; also the value of `data-island` in our own dialect. */
  readonly name: string;
  /** Selectors of the island's root element, by dialect. The first dialect that matches an element claims it. */
  readonly selectors: Readonly<Record<string, readonly string[]>>;
  /**
   * By dialect, a selector of scripts with the same effect as the island: while the document has one, elements of that
   * dialect are left to it. No code is fetched for them, and no event is held.
   */
  readonly yieldsTo?: Readonly<Record<string, string>>;
  /** Start strategy; a function if it depends on the element. An element overrides it by `data-start`. @default 'load' */
  readonly start: StartStrategy | ((element: HTMLElement) => StartStrategy);
  /**
   * Classes by dialect, separated by spaces, of an element with work under way: it waits for the island. @default none
   */
  readonly busy: Readonly<Record<string, string>>;
  /** Events that wait for the island, and are dispatched again when it is ready. @default none */
  readonly holds: readonly HeldEventType[];
  /**
   * True if its events have no effect without the island: they wait as long as its code may load, and after a failure the
   * next use of the island retries. @default false
   */
  readonly isNeeded: boolean;
  /** Fetches the island's code. */
  readonly load: () => Promise<IslandModule>;
  /**
   * Fetches a stand-in without React for an island that starts by interaction: it does what the page may expect before
   * a visitor comes near. It runs when the page is at rest.
   */
  readonly standIn?: () => Promise<StandInModule>;
  /**
   * Runs when the element is claimed, before any code is fetched for islands found with it: for changes that must not
   * wait.
   */
  readonly atOnce?: (element: HTMLElement) => void;
  /** Runs when the island fails on the element, in any phase: shows markup that would otherwise stay hidden. */
  readonly whenFailed?: (element: HTMLElement) => void;
  /** True if it also starts in the builder's canvas, where no island may move or hide markup. @default false */
  readonly inEditor: boolean;
}

/** Options of `defineIsland()`; a single selector needs no list. */
export interface IslandOptions
  extends Pick<IslandDefinition, 'name' | 'load'>,
    Partial<Omit<IslandDefinition, 'name' | 'load' | 'selectors'>> {
  /** Markup of other systems, by dialect. @default for our own, `stirrup`: `[data-island="<name>"]` */
  readonly selectors?: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Describes an island. Pure: no search and no load happens until the definition is given to `start()`.
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
 * @throws {Error} in development, if the name is not kebab-case, no selector is given, or `start` is not a strategy.
 */
export function defineIsland(options: IslandOptions): IslandDefinition {
  const given = Object.entries({ stirrup: `[data-island="${options.name}"]`, ...options.selectors });
  const selectors = Object.fromEntries(given.map(([dialect, list]) => [dialect, [list].flat()]));
  const defaults = { start: 'load', busy: {}, holds: [], isNeeded: false, inEditor: false } as const;
  const definition = { ...defaults, ...options, selectors };
  if (process.env.NODE_ENV !== 'production') checkDefinition(definition);
  return definition;
}

/** In development only: definitions are static, and production bundles omit the messages. */
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
