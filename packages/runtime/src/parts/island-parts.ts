import type { IslandContext } from '../island-context.ts';
import type { Contract, DialectNames } from './contract.ts';
import { type FoundParts, findParts } from './find-parts.ts';
import { namesIn } from './names-in.ts';
import type { Part } from './part.ts';

/** An island as its own code sees it, whether that is a component or a behaviour; the same object for as long as it lives. */
export interface IslandParts<P extends string> {
  readonly name: string;
  readonly element: HTMLElement;
  readonly dialect: string;
  /** Aborts when the island is released. */
  readonly signal: AbortSignal;
  /** The parts by name, in document order. */
  readonly parts: Readonly<Record<P, readonly Part[]>>;
}

/** An island whose parts have been found, and what its dialect calls its states. */
export interface FoundIsland<P extends string, S extends string> {
  readonly island: IslandParts<P>;
  readonly states: DialectNames<P, S>['states'];
  readonly byElement: FoundParts<P>['byElement'];
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
  const { byName, byElement } = findParts(element, contract?.parts ?? [], names, rootSelector);
  return { island: { name, element, dialect, signal, parts: byName }, states: names.states, byElement };
}
