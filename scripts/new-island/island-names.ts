import type { IslandFolder } from '../find-islands.ts';

/** Names of an island, in all the forms that its files need. */
export interface IslandNames extends IslandFolder {
  /** Name of the exported definition: `openingHours`. */
  readonly variable: string;
  /** Name of the component: `OpeningHours`. */
  readonly component: string;
  /** Name for people: `Opening hours`. */
  readonly title: string;
}

/** Derives all names of an island from that of its folder. */
export function islandNames(island: IslandFolder): IslandNames {
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words = island.name.split('-');
  const component = words.map(capitalized).join('');
  return {
    ...island,
    component,
    variable: component.charAt(0).toLowerCase() + component.slice(1),
    title: capitalized(words.join(' ')),
  };
}
