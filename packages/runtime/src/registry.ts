import { attempt } from './attempt.ts';
import { Claim, STATE_ATTRIBUTE } from './claim.ts';
import { claimedElements } from './claimed-elements.ts';
import type { IslandDefinition } from './define-island.ts';
import { checkSelectors, findIslands } from './find-islands.ts';
import { holdEvents } from './hold-events.ts';
import { listenForTab } from './listen-for-tab.ts';
import { membersOf } from './members-of.ts';
import { nextTask } from './next-task.ts';
import { observePage } from './observe-page.ts';
import { startClaim } from './start/start-claim.ts';
import { MAJOR } from './version.ts';
import { whenDomReady } from './when-dom-ready.ts';

/** The registry, shared by all islands and all bundles of a page. */
export interface Registry {
  /**
   * Adds islands and finds them on the page; a known name is skipped.
   *
   * An island with an invalid selector, of its elements or of a script that it yields to, is reported and left out.
   *
   * @throws {Error} for it in development; none of them is added then.
   */
  readonly add: (definitions: Iterable<IslandDefinition>) => void;
  /**
   * Adds a dialect to an island, as soon as that is added: the markup of one more CMS or theme. `data` is passed to the
   * island's code unchanged.
   *
   * @throws {Error} for an invalid selector, or an existing dialect; that is reported if the island is added later.
   */
  readonly addDialect: (island: string, dialect: string, selectors: string | readonly string[], data?: unknown) => void;
  /** Dialects of islands that have not been added. */
  readonly earlyDialects: readonly Parameters<Registry['addDialect']>[];
  /**
   * Finds islands in `root` at once, and starts them: in the next task if one of them does something at once. The
   * observer does the same, one microtask after an insertion.
   */
  readonly find: (root: Document | Element) => void;
  /** Releases every island in `root`, including itself: called before markup is replaced. */
  readonly release: (root: Element) => void;
  /**
   * One value per page and name: the first caller creates it, for instance a store. A `create` without a value is work
   * that a page needs once. Names are those of one page: `<package, island or folder of shared code>/<subject>`; a unit
   * test keeps them apart.
   */
  readonly shared: <T>(name: string, create: () => T) => T;
  /** Islands on an element. */
  readonly claimsOf: (element: Element) => readonly Claim[];
  /** All definitions, by name. */
  readonly definitions: ReadonlyMap<string, IslandDefinition>;
}

/**
 * Creates the registry of a page and watches the page until `signal` aborts. Use `pageRegistry()`: a page has one.
 */
export function createRegistry(signal = new AbortController().signal): Registry {
  const definitions = new Map<string, IslandDefinition>();
  const dialectData = new Map<string, unknown>();
  const claims = new WeakMap<Element, Claim[]>();
  const values = new Map<string, unknown>();
  const owners = claimedElements();
  /** Claims that have not started yet. */
  const unstarted: Claim[] = [];
  /** Searched just now, so that the observer's report of them is old. */
  const searched = new Set<Document | Element>();
  const earlyDialects: Parameters<Registry['addDialect']>[] = [];
  /** The instant from which the page is watched, in ms since navigation: elements that came with it were there then. */
  let parsedAt: number | undefined;
  /** That instant, during the first search, however late. */
  let claimedAt: number | undefined;
  const watchPage = () => {
    const observer = observePage((root) => {
      // `document.open()` has removed all listeners of the page. Where they are left, the first one that acts stops others.
      if (root === document.documentElement) listen();
      if (!searched.has(root)) find(root);
    }, release);
    signal.addEventListener('abort', () => observer.disconnect());
    return performance.now();
  };
  /**
   * Searches the page for the first time, while that is to come; does nothing before the document is parsed. Acts of a
   * visitor do not wait for late scripts of the page.
   */
  let searchPage: (() => void) | undefined = () => {
    if (document.readyState === 'loading') return;
    searchPage = undefined;
    claimedAt = parsedAt ??= watchPage();
    find(document);
    claimedAt = undefined;
  };

  const claim = (element: HTMLElement, definition: IslandDefinition, dialect: string) => {
    const present = claims.get(element) ?? [];
    const isForeign = (owners.get(element) ?? MAJOR) !== MAJOR;
    if (isForeign || present.some((known) => known.definition.name === definition.name)) return;
    owners.set(element, MAJOR);
    const data = dialectData.get(`${definition.name}/${dialect}`);
    const claimed = new Claim(definition, element, dialect, data, claimedAt);
    claims.set(element, [...present, claimed]);
    unstarted.push(claimed);
    if (!claimed.yields) definition.atOnce?.(element);
  };
  const startAll = () => {
    for (const claimed of unstarted.splice(0)) if (!claimed.waiting.aborted) startClaim(claimed);
  };
  const search = (root: Document | Element, list: Iterable<IslandDefinition>) => {
    if (!searchPage) findIslands(root, list, claim);
    // A picture's request starts in a microtask, and comes before the request for code.
    if (unstarted.some(({ definition }) => definition.atOnce)) void nextTask().then(startAll);
    else startAll();
  };
  const find: Registry['find'] = (root) => {
    if (root.isConnected) searched.add(root);
    // Behind the microtask in which the observer reports what has been inserted just now.
    queueMicrotask(() => searched.delete(root));
    search(root, definitions.values());
  };
  const claimsOf = (element: Element): readonly Claim[] => {
    searchPage?.();
    return claims.get(element) ?? [];
  };
  const releaseElement = (element: Element) => {
    const present = claims.get(element);
    // Not ours: the state attribute may be another major's, or cloned with the markup.
    if (!present) return;
    claims.delete(element);
    owners.delete(element);
    for (const claimed of present) claimed.release();
  };
  const release = (root: Element) => {
    for (const element of membersOf(root).querySelectorAll(`[${STATE_ATTRIBUTE}]`)) releaseElement(element);
    releaseElement(root);
  };

  const addDialect: Registry['addDialect'] = (...call) => {
    const [island, dialect, given, data = {}] = call;
    const selectors = [given].flat();
    checkSelectors(island, selectors);
    const known = definitions.get(island);
    if (!known) {
      earlyDialects.push(call);
      return;
    }
    if (Object.hasOwn(known.selectors, dialect)) {
      throw new Error(`Stirrup: "${island}" has a dialect "${dialect}".`);
    }
    const extended = { ...known, selectors: { ...known.selectors, [dialect]: selectors } };
    definitions.set(island, extended);
    dialectData.set(`${island}/${dialect}`, data);
    search(document, [extended]);
  };

  const listen = () => {
    holdEvents(claimsOf, signal, (element) => {
      // Failed claims have ended; the element's other islands stay.
      claims.set(
        element,
        claimsOf(element).filter(({ failedIn }) => !failedIn),
      );
      find(element);
    });
    listenForTab(claimsOf, signal);
  };
  listen();
  whenDomReady((event) => {
    parsedAt ??= watchPage();
    // The event ends the task in which the script tag has run; with the search, that would keep a visitor waiting. Acts that
    // come before it find their islands by themselves.
    if (event) void nextTask().then(() => searchPage?.());
    else searchPage?.();
  });

  return {
    definitions,
    claimsOf,
    release,
    addDialect,
    earlyDialects,
    find,
    add: (list) => {
      const fresh = [...list].filter(({ name, selectors, yieldsTo = {} }) => {
        if (definitions.has(name)) return false;
        try {
          checkSelectors(name, [Object.values(selectors), Object.values(yieldsTo)].flat(2));
          return true;
        } catch (error) {
          if (process.env.NODE_ENV !== 'production') throw error;
          reportError(error);
          return false;
        }
      });
      for (const definition of fresh) definitions.set(definition.name, definition);
      search(document, fresh);
      for (const call of earlyDialects.splice(0)) attempt(() => addDialect(...call));
    },
    shared: <T>(name: string, create: () => T): T => {
      if (!values.has(name)) values.set(name, create());
      // All callers of a name pass the same `create`.
      return values.get(name) as T;
    },
  };
}
