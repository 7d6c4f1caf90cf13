/** Phases in which an island can fail; part of `stirrup:error`. After `start` it starts at once, and after `handler` it goes on. */
export type Phase = 'start' | 'props' | 'load' | 'hydrate' | 'render' | 'effect' | 'handler';

/** The context that an island mounts with. */
export interface IslandContext {
  readonly name: string;
  readonly element: HTMLElement;
  /** Key of the dialect whose selector found the element. */
  readonly dialect: string;
  /** The theme's registration of this dialect with `addDialect()`; undefined for built-in dialects. */
  readonly custom: unknown;
  /** Matches the root of any island of this name: content of a nested one is not ours. */
  readonly rootSelector: string;
  /** Aborts when the island is released: hand it to `addEventListener` and `fetch`. */
  readonly signal: AbortSignal;
  /** Keeps the props for the inspector. */
  readonly describe: (props: unknown) => void;
  /** Notes bad CMS data: for the inspector always, on the console once and in development only. */
  readonly warn: (message: string) => void;
  /** Reports an error. `handler` and `start` leave the island alive, every other phase ends it and leaves its markup. */
  readonly fail: (phase: Phase, error: unknown) => void;
}

/**
 * Mounts an island on one element; the returned function is called when the island is released. Where it returns a promise, the island
 * is not ready before that is fulfilled: clicks are held until then.
 */
export type Mount = (context: IslandContext) => Mounted | Promise<Mounted>;

/** The end of an island, if anything has to be done then. */
export type Mounted = void | (() => void);
