import type { Page, Route } from 'playwright-core';
import { openPage, type PageOptions, SITE } from '../support/browser.ts';

/** An island named `box` that counts what happens to it, with options of `defineIsland()`. */
export function boxEntry(options = ''): string {
  return `
    import { defineIsland, pageRegistry, start } from '@stirrup/runtime';
    globalThis.registry = pageRegistry();
    start(defineIsland({
      name: 'box',
      selectors: { stirrup: '[data-island="box"]' },
      load: () => import('/islands/box.js'),
      ${options}
    }));
  `;
}

/** The code of the island. It handles an event on any element with `data-own="<type>"` and prevents its default. */
export const boxModule = `
  const count = (name) => { globalThis[name] = (globalThis[name] ?? 0) + 1; };
  count('evaluated');
  export default ({ element, signal }) => {
    count('mounted');
    const hear = (event) => {
      count(event.type + 's');
      if (event.target.closest('[data-own=' + event.type + ']')) event.preventDefault();
    };
    element.addEventListener('click', hear, { signal });
    element.addEventListener('submit', hear, { signal });
    return () => count('unmounted');
  };
`;

/** Opens a page with boxes on it. */
export function openBoxes(html: string, options = '', page: PageOptions = {}): Promise<Page> {
  return openPage(html, { entry: boxEntry(options), files: { '/islands/box.js': boxModule }, ...page });
}

/** The page's count under a name. */
export async function counted(page: Page, name: string): Promise<number> {
  return page.evaluate((key) => Number(Reflect.get(globalThis, key) ?? 0), name);
}

/** Delays the island's code until the test releases it. */
export function stall(): { readonly prepare: (page: Page) => Promise<void>; readonly release: () => Promise<void> } {
  const waiting: Route[] = [];
  let isOpen = false;
  return {
    prepare: (page) =>
      page
        .route(`${SITE}/islands/**`, (route) => {
          if (isOpen) return route.fallback();
          waiting.push(route);
          return undefined;
        })
        .then(() => undefined),
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.fallback()));
    },
  };
}

/** Waits until an island has a state. */
export async function untilState(page: Page, state: string, selector = '[data-island="box"]'): Promise<void> {
  await page.waitForSelector(`${selector}[data-island-state="${state}"]`, { state: 'attached' });
}
