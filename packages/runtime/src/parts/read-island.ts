import type { IslandContext } from '../island-context.ts';
import type { Contract, DialectNames } from './contract.ts';
import { findParts, type PartsByElement } from './find-parts.ts';
import { namesIn } from './names-in.ts';
import type { Part } from './part.ts';
import { showsState } from './states.ts';

/** An island as its own code receives it, component or behaviour; the same object for its whole life. */
export interface IslandBase<P extends string, S extends string = string> {
  readonly name: string;
  readonly element: HTMLElement;
  readonly dialect: string;
  /** The dialect's names of parts and states: for created markup, and for markup that is added later. */
  readonly names: DialectNames<P, string>;
  /** Aborts when the island is released. */
  readonly signal: AbortSignal;
  /** The parts by name, in document order; read it again each time if the contract says that they may grow. */
  readonly parts: Readonly<Record<P, readonly Part[]>>;
  /** True if the island's element, or a part, shows a state now; undefined if the dialect has no name for it. */
  shows(state: S, part?: Part): boolean | undefined;
}

/** An island with its parts by element. */
export interface ReadIsland<P extends string, S extends string> {
  readonly island: IslandBase<P, S>;
  /** Its parts by element; an element may have several names. */
  readonly byElement: () => PartsByElement;
  /** Calls the listener after each change of its parts, until the island is released; never if they cannot grow. */
  readonly whenGrown: (listener: () => void) => void;
}

/**
 * Finds an island's parts in the markup of the matching dialect.
 *
 * @throws {Error} as {@link namesIn} does.
 */
export function readIsland<P extends string, S extends string>(
  context: IslandContext,
  contract: Contract<P, S> | undefined,
): ReadIsland<P, S> {
  const { name, element, dialect, signal, rootSelector } = context;
  const names = namesIn(context, contract);
  const find = (known?: PartsByElement) => findParts(element, contract?.parts ?? [], names, rootSelector, known);
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
  return { island, byElement: () => found.byElement, whenGrown };
}

function isSame(before: PartsByElement, now: PartsByElement): boolean {
  const isAt = ([element, parts]: readonly [Element, readonly Part[]]) => {
    const others = before.get(element);
    return others?.length === parts.length && parts.every((part, index) => part === others[index]);
  };
  return before.size === now.size && [...now].every(isAt);
}
