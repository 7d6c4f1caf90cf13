import type { Interaction } from './interaction.ts';

/** Interactions by the element, or by the id in an event's detail, that they wait for. */
export interface WaitingList {
  /** Adds an interaction, and returns a function that removes it. */
  readonly add: (key: unknown, interaction: Interaction) => () => void;
  readonly has: (key: unknown) => boolean;
  /** The interactions waiting for a key, in the order in which they were added. */
  readonly of: (key: unknown) => readonly Interaction[];
}

/** One list per event of the page: a lookup costs the same for any number of waiting interactions. */
export function createWaitingList(): WaitingList {
  const lists = new Map<unknown, Set<Interaction>>();
  return {
    has: (key) => lists.has(key),
    of: (key) => [...(lists.get(key) ?? [])],
    add: (key, interaction) => {
      const list = lists.get(key) ?? new Set();
      lists.set(key, list.add(interaction));
      return () => {
        list.delete(interaction);
        if (list.size === 0 && lists.get(key) === list) lists.delete(key);
      };
    },
  };
}
