import type { IslandFolder, IslandPackage } from '../find-islands.ts';

/** Names of an island, in all the forms that its files need. */
export interface IslandNames extends IslandFolder {
  readonly package: IslandPackage;
  /** `opening-hours`, as in the markup and in file names. */
  readonly name: string;
  /** `openingHours`, as the definition is exported. */
  readonly variable: string;
  /** `OpeningHours`, as the component is called. */
  readonly component: string;
  /** `Opening hours`, as people read it. */
  readonly title: string;
}

/** Derives all names of an island from that of its folder. */
export function islandNames({ package: packageName, name }: IslandFolder): IslandNames {
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const words = name.split('-');
  const component = words.map(capitalized).join('');
  return {
    package: packageName,
    name,
    component,
    variable: component.charAt(0).toLowerCase() + component.slice(1),
    title: capitalized(words.join(' ')),
  };
}
