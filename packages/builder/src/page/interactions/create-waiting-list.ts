import type { Interaction } from './interaction.ts';

/** Interactions by what they wait for: an element, or an id in the detail of an event. */
export interface WaitingList {
  /** Adds one; what comes back takes it away. */
  readonly add: (key: unknown, interaction: Interaction) => () => void;
  readonly has: (key: unknown) => boolean;
  /** Those that wait for this, in the order in which they came. */
  readonly of: (key: unknown) => readonly Interaction[];
}

/** One list per event of the page: looking one up costs the same however many wait. */
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
