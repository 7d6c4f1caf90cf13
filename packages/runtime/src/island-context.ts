/**
 * Phases in which an island can fail; part of `stirrup:error`. After `start` it starts at once, and after `handler` it
 * continues.
 */
export type Phase = 'start' | 'props' | 'load' | 'hydrate' | 'render' | 'effect' | 'handler';

/** The context that an island mounts with. */
export interface IslandContext {
  readonly name: string;
  readonly element: HTMLElement;
  /** Key of the dialect whose selector found the element. */
  readonly dialect: string;
  /** The theme's registration of this dialect with `addDialect()`; undefined for built-in dialects. */
  readonly dialectData: unknown;
  /** Selector of all roots of islands of this name: content of a nested one belongs to that one. */
  readonly rootSelector: string;
  /** Aborts when the island is released: pass it to `addEventListener` and `fetch`. */
  readonly signal: AbortSignal;
  /** Stores the props for the inspector. */
  readonly recordProps: (props: unknown) => void;
  /** Records invalid CMS data for the inspector, with one warning on the console in development. */
  readonly warn: (message: string) => void;
  /**
   * Reports an error. In the phases `handler` and `start` the island goes on, in all others it ends and its markup
   * stays.
   */
  readonly fail: (phase: Phase, error: unknown) => void;
}

/**
 * Mounts an island on one element; the returned function is called when the island is released. If it returns a
 * promise, the island is ready, and held clicks are dispatched, when that is fulfilled.
 */
export type Mount = (context: IslandContext) => Mounted | Promise<Mounted>;

/** Cleanup of an island, if needed. */
export type Mounted = void | (() => void);
