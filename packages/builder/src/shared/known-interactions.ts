import { pageRegistry } from '@stirrup/runtime';
import type { PrintedInteraction } from '../page/interactions/contract.ts';
import { INTERACTION } from './interactions-contract.ts';

/** The interactions of the page whose islands are up, by element, whatever their dialect. */
export function knownInteractions(): Map<Element, readonly PrintedInteraction[]> {
  return pageRegistry().shared('interactions/printed', () => new Map<Element, readonly PrintedInteraction[]>());
}

/** Elements with an interaction of a kind; those whose islands are not up by what the builder prints. */
export function findInteractions(isOfKind: (interaction: PrintedInteraction) => boolean): Element[] {
  const sources = new Set([...knownInteractions().keys(), ...document.querySelectorAll(`[${INTERACTION.printed}]`)]);
  return [...sources].filter((source) => interactionsOf(source).some(isOfKind));
}

/** The interactions of an element: as its island knows them, or, until that is up, as the builder prints them. */
export function interactionsOf(source: Element): readonly PrintedInteraction[] {
  return knownInteractions().get(source) ?? printedAt(source);
}

/** None from malformed JSON, of which the island warns. */
function printedAt(source: Element): readonly PrintedInteraction[] {
  try {
    const printed: unknown = JSON.parse(source.getAttribute(INTERACTION.printed) ?? '');
    return Object.values(Object(printed)).map((each): object => Object(each));
  } catch {
    return [];
  }
}
