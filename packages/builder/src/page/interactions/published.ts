import { BUILDER_GLOBAL, PUBLISHED_LIST } from './contract.ts';
import type { Interaction } from './interaction.ts';

/** The builder's list of interactions, which other scripts read; undefined if the page has no such settings. */
function publishedList(): unknown[] | undefined {
  const settings: unknown = Reflect.get(globalThis, BUILDER_GLOBAL);
  if (typeof settings !== 'object' || settings === null) return undefined;
  const list: unknown = Reflect.get(settings, PUBLISHED_LIST);
  return Array.isArray(list) ? list : undefined;
}

/** Adds an interaction to the page's list. */
export function publish({ published }: Interaction): void {
  publishedList()?.push(published);
}

/** Removes an interaction from the page's list. */
export function withdraw({ published }: Interaction): void {
  const list = publishedList();
  const index = list?.indexOf(published) ?? -1;
  if (index >= 0) list?.splice(index, 1);
}

/** True if it is still in the list: a script disables an interaction by removing it. */
export function isPublished({ published }: Interaction): boolean {
  return publishedList()?.includes(published) ?? true;
}
