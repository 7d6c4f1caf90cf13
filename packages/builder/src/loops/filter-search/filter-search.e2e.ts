import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

/** Opens a page with a search field, and records its requests. */
async function open(path: string, field: string) {
  const terms: unknown[] = [];
  const page = await withShop(path, {
    prepare: (tab) =>
      tab.on('request', (request) => {
        if (!request.url().includes('query_result')) return;
        terms.push(Object.values(JSON.parse(request.postData() ?? '{}').selectedFilters)[0]);
      }),
  });
  await page.waitForSelector(
    '[data-island-state="ready"]:is(.brxe-filter-search > input, [data-island="filter-search"])',
  );
  await page.waitForFunction(() => !document.querySelector('.brx-query-trail:not([data-island-state="ready"])'));
  return { page, terms, field: page.locator(field).first() };
}

it('searches once while somebody types, and keeps the text with its caret', async () => {
  const { page, terms, field } = await open('/builder/catalogue/', '#bricks-filter-search-casear');
  await field.pressSequentially('rug');
  await page.waitForURL('**find=rug**');
  await field.press('ArrowLeft');
  await field.pressSequentially('x');
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent);
  expect(
    await field.evaluate((input) => [(input as HTMLInputElement).value, (input as HTMLInputElement).selectionStart]),
  ).toEqual(['ruxg', 3]);
  await expect.poll(() => terms).toEqual(['rug', 'ruxg']);
  expect(await axe(page, '.brxe-filter-search')).toEqual([]);
  await page.focus('.brxe-filter-search .icon');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !location.search.includes('find='));
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
});

it('works in our own dialect', async () => {
  const { terms, field } = await open('/elements/filters/', '[data-island="filter-search"] input');
  await field.fill('ru');
  await field.press('Enter');
  await expect.poll(() => terms).toEqual(['ru']);
});

it('shows a live search’s results until the visitor leaves the search', async () => {
  const { page, terms, field } = await open('/builder/live-search/', '.brxe-filter-search input');
  const results = page.locator('#live-results');
  expect(await results.isVisible()).toBe(false);
  await field.fill('rug');
  await results.waitFor({ state: 'visible' });
  await results.locator('.product-line').first().waitFor();
  expect([new URL(page.url()).search, terms]).toEqual(['', ['rug']]);
  expect(await axe(page, '.live-search')).toEqual([]);
  await field.press('Escape');
  expect([await results.isVisible(), await field.inputValue()]).toEqual([false, 'rug']);
  // The field still has the focus.
  await field.click();
  expect(await results.isVisible()).toBe(true);
  await field.press('Escape');
  expect(await results.isVisible()).toBe(false);
  await field.press('ArrowDown');
  expect(await results.isVisible()).toBe(true);
  await field.press('Escape');
  await field.press('End');
  expect(await results.isVisible()).toBe(false);
  // Both in one task, so that no pause between them counts as the end of typing.
  await field.evaluate((input) => {
    for (const value of ['rugs', 'rug']) {
      if (input instanceof HTMLInputElement) input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });
  await results.waitFor({ state: 'visible' });
  expect(terms).toEqual(['rug']);
  // A click elsewhere that does not move the focus.
  await page.evaluate(() => document.querySelector('h1')?.click());
  expect([await results.isVisible(), await field.evaluate((input) => input === document.activeElement)]).toEqual([
    false,
    true,
  ]);
  await field.click();
  expect(await results.isVisible()).toBe(true);
  await page.locator('h1').click();
  await field.click();
  expect(await results.isVisible()).toBe(true);
  await page.locator('h1').click();
  expect(await results.isVisible()).toBe(false);
  await field.click();
  await page.click('.brxe-filter-search .icon');
  expect([await results.isVisible(), terms.length]).toEqual([false, 1]);
});
