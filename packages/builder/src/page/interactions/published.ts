import { PUBLISHED } from './contract.ts';
import type { Interaction } from './interaction.ts';

/** The builder's list of interactions, where the page has its settings; other scripts read it. */
function publishedList(): unknown[] | undefined {
  const settings: unknown = Reflect.get(globalThis, PUBLISHED.settings);
  if (typeof settings !== 'object' || settings === null) return undefined;
  const list: unknown = Reflect.get(settings, PUBLISHED.list);
  return Array.isArray(list) ? list : undefined;
}

/** Puts an interaction into the page's list. */
export function publish({ published }: Interaction): void {
  publishedList()?.push(published);
}

/** Takes it out again. */
export function withdraw({ published }: Interaction): void {
  const list = publishedList();
  const index = list?.indexOf(published) ?? -1;
  if (index >= 0) list?.splice(index, 1);
}

/** Whether it is still in the list: a script that takes one out switches it off. */
export function isPublished({ published }: Interaction): boolean {
  return publishedList()?.includes(published) ?? true;
}
