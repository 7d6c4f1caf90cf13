import type { Page } from 'playwright-core';
import { openPage, withShop } from './browser.ts';

/** Starts the tabs and records their changes in `changes`. */
export const tabsEntry = `
  import { start } from '@stirrup/runtime';
  import { tabs } from '@stirrup/builder/tabs';
  globalThis.changes = [];
  document.addEventListener('bricks/tabs/changed', ({ detail }) => changes.push([detail.elementId, detail.activeIndex]));
  start(tabs);
`;

/** Roots of tabs in every dialect. */
const ROOTS = '.brxe-tabs, .brxe-tabs-nested, .woocommerce-tabs, [data-island="tabs"]';

/** The CMS's own styles, without which every pane would show (bricks-elements.md §10). */
const CMS_STYLES = '<style>.tab-pane{display:none}.tab-pane.brx-open{display:block}</style>';

/** Opens a page of the demo shop and waits until its tabs are up. */
export async function shopTabs(path: string, options: Parameters<typeof withShop>[1] = {}): Promise<Page> {
  const page = await withShop(path, options);
  await tabsReady(page);
  return page;
}

/** Opens markup on a page of its own. */
export async function ownTabs(markup: unknown, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(`${CMS_STYLES}${markup}`, { entry: tabsEntry, ...options });
  await tabsReady(page);
  return page;
}

/** Waits for the tabs; those far below start only when the visitor scrolls near. */
export async function tabsReady(page: Page): Promise<void> {
  const islands = page.locator(ROOTS);
  for (const island of await islands.all()) {
    await island.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (element) => element?.getAttribute('data-island-state') === 'ready',
      await island.elementHandle(),
    );
  }
}

/** Indexes of the selected titles, and of the visible panes, of one island. */
export function openIn(
  page: Page,
  selector: string,
): Promise<{ selected: number[]; shown: number[]; inTabOrder: number[] }> {
  return page
    .locator(selector)
    .first()
    .evaluate((root, roots) => {
      const own = (role: string) =>
        [...root.querySelectorAll<HTMLElement>(`[role="${role}"]`)].filter((part) => {
          const nearest = part.parentElement?.closest(roots);
          return nearest === root;
        });
      const where = (list: HTMLElement[], is: (part: HTMLElement) => boolean) =>
        list.flatMap((part, index) => (is(part) ? [index] : []));
      const titles = own('tab');
      return {
        selected: where(titles, (title) => title.getAttribute('aria-selected') === 'true'),
        shown: where(own('tabpanel'), (pane) => pane.checkVisibility()),
        inTabOrder: where(titles, (title) => title.tabIndex === 0),
      };
    }, ROOTS);
}
/** The result of {@link openIn} for one open tab. */
export const only = (index: number) => ({ selected: [index], shown: [index], inTabOrder: [index] });
/** Element id and index of each change so far. */
export const changes = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'changes'));
/** The hash of the page's address. */
export const hash = (page: Page) => page.evaluate(() => location.hash);
/** Text of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
