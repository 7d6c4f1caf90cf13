import type { Page } from 'playwright-core';

/** Records the chosen values that each filter request of a page sends, from now on. */
export function filterCalls(page: Page): unknown[] {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/query_result')) calls.push(request.postDataJSON().selectedFilters);
  });
  return calls;
}

/** Performs an action, and waits until its response is on the page. */
export async function whenShown(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-shown');
    const shown = () => document.documentElement.setAttribute('data-shown', '');
    document.addEventListener('bricks/ajax/query_result/displayed', shown, { once: true });
  });
  await act();
  await page.waitForSelector('html[data-shown]', { state: 'attached' });
}

/** Names of the products in a list. */
export function names(page: Page, list: string): Promise<string[]> {
  return page.locator(`${list} :is(h3, .product-line) a[href*="/product/"]`).allTextContents();
}
