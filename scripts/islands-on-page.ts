import { Window } from 'happy-dom';
import { createCms } from '../fixtures/cms/create-cms.ts';
import { createGuest } from '../fixtures/cms/create-guest.ts';
import { islands } from '../packages/stirrup/src/islands.ts';

/**
 * Islands that claim an element of a page of the demo CMS, by name and in the order of the loader's table.
 *
 * @param before Path that the visitor has opened before, if there is any.
 * @throws {Error} if the demo CMS has no such page.
 */
export async function islandsOnPage(path: string, before?: string): Promise<string[]> {
  const guest = createGuest(createCms({ scriptTags: '' }).fetch);
  if (before !== undefined) await guest.request(before);
  const answer = await guest.request(path);
  if (!answer.ok) throw new Error(`Stirrup: the demo CMS answers ${path} with ${answer.status}. Name a page it has.`);
  const { document } = new Window();
  document.write(await answer.text());
  return islands
    .filter(({ selectors, yieldsTo }) =>
      Object.entries(selectors).some(([dialect, list]) => {
        const scripts = yieldsTo?.[dialect];
        const isLeft = scripts !== undefined && document.querySelector(scripts) !== null;
        return !isLeft && list.some((selector) => document.querySelector(selector) !== null);
      }),
    )
    .map(({ name }) => name);
}
