import type { IslandContext } from '../island-context.ts';
import type { Contract, DialectNames } from './contract.ts';
import { findParts, type KnownParts } from './find-parts.ts';
import { namesIn } from './names-in.ts';
import type { Part } from './part.ts';
import { showsState } from './states.ts';

/** An island as its own code sees it, whether that is a component or a behaviour; the same object for as long as it lives. */
export interface IslandParts<P extends string, S extends string = string> {
  readonly name: string;
  readonly element: HTMLElement;
  readonly dialect: string;
  /** The dialect's names of parts and states: for markup that is created, or that comes later than the island. */
  readonly names: DialectNames<P, string>;
  /** Aborts when the island is released. */
  readonly signal: AbortSignal;
  /** The parts by name, in document order; read it anew wherever the contract says that they may grow. */
  readonly parts: Readonly<Record<P, readonly Part[]>>;
  /** Whether the island's element, or a part, shows a state as the page is now; undefined where the dialect does not name it. */
  shows(state: S, part?: Part): boolean | undefined;
}

/** An island whose parts have been found, and what its dialect calls its states. */
export interface FoundIsland<P extends string, S extends string> {
  readonly island: IslandParts<P, S>;
  readonly states: DialectNames<P, S>['states'];
  /** Its parts by element; several names may lead to one. */
  readonly byElement: () => KnownParts;
  /** Calls the listener whenever its parts are others, until the island is released; never where they cannot grow. */
  readonly whenGrown: (listener: () => void) => void;
}

/**
 * Finds an island's parts in the markup of whichever dialect matched.
 *
 * @throws {Error} what {@link namesIn} does.
 */
export function findIsland<P extends string, S extends string>(
  context: IslandContext,
  contract: Contract<P, S> | undefined,
): FoundIsland<P, S> {
  const { name, element, dialect, signal, rootSelector } = context;
  const names = namesIn(context, contract);
  const find = (known?: KnownParts) => findParts(element, contract?.parts ?? [], names, rootSelector, known);
  let found = find();
  const whenGrown = (listener: () => void) => {
    if (!contract?.mayGrow || signal.aborted) return;
    const observer = new MutationObserver(() => {
      const now = find(found.byElement);
      if (isSame(found.byElement, now.byElement)) return;
      found = now;
      listener();
    });
    observer.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  };
  const island = {
    name,
    element,
    dialect,
    names,
    signal,
    get parts() {
      return found.byName;
    },
    shows: (state: S, part?: Part) => {
      const shownBy = names.states[state];
      return shownBy === undefined ? undefined : showsState(part?.element ?? element, shownBy);
    },
  };
  return { island, states: names.states, byElement: () => found.byElement, whenGrown };
}

function isSame(before: KnownParts, now: KnownParts): boolean {
  const isAt = ([element, parts]: readonly [Element, readonly Part[]]) => {
    const others = before.get(element);
    return others?.length === parts.length && parts.every((part, index) => part === others[index]);
  };
  return before.size === now.size && [...now].every(isAt);
}
