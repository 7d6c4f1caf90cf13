import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { filterCalls, whenShown } from '../../testing/filter-calls.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { filterChoices } from '@stirrup/builder/filter-choices';
  import { queryLoop } from '@stirrup/builder/query-loop';
  start(filterChoices, queryLoop);`;

/** A filter as the builder prints it, with a choice. */
const list = (chosen: string) => {
  const settings = { filterId: 'kindaa', targetQueryId: 'loopaa', filterAction: 'filter', filterType: 'radio' };
  const option = (value: string) =>
    `<li><label><input type="radio" name="form-field-kindaa" value="${value}"${value === chosen ? ' checked' : ''}>${value || 'All'}</label></li>`;
  return `<ul class="brxe-filter-radio" data-brx-filter='${JSON.stringify(settings)}'>${['', 'a', 'b'].map(option).join('')}</ul>`;
};
const markup = `<script>
    const names = ['restApiUrl', 'nonce', 'wpRestNonce', 'postId', 'baseUrl', 'locale', 'ajaxUrl', 'formNonce',
      'useQueryFilter', 'language', 'wpmlUrlFormat', 'multilangPlugin', 'mainQueryId'];
    window.bricksData = { ...Object.fromEntries(names.map((name) => [name, ''])), restApiUrl: '/wp-json/bricks/v1/', offsetLazyLoad: '300', i18n: {} };
  </script>${list('a')}
  <div><p class="brxe-loopaa" data-brx-loop-start="loopaa">1</p>
  <p class="brx-query-trail" data-query-element-id="loopaa" data-page="1" data-max-pages="2"></p></div><div id="panel">${list('a')}</div>`;

const checked = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('ul'), (ul) => ul.querySelector<HTMLInputElement>(':checked')?.value),
  );

async function open() {
  let calls: unknown[] = [];
  let answer = '';
  const page = await openPage(markup, {
    entry,
    prepare: async (fresh) => {
      calls = filterCalls(fresh);
      await fresh.route('**/query_result', async (route) => {
        answer = String(Object.values(route.request().postDataJSON().selectedFilters)[0] ?? '');
        const query = { query_vars: {}, count: 1, max_num_pages: 1, start: 1, end: 1 };
        const html = `<p class="brxe-loopaa">${answer}</p>`;
        await route.fulfill({
          json: { html, styles: '', popups: '', updated_filters: { kindaa: list(answer) }, updated_query: query },
        });
      });
    },
  });
  await page.waitForFunction(() => document.querySelectorAll('ul[data-island-state="ready"]').length === 2);
  return { page, calls };
}

it('a filter that is printed twice shows one choice in both, and keeps it at load and with each answer', async () => {
  const { page, calls } = await open();
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  expect([await checked(page), calls]).toEqual([['a', 'a'], []]);
  await whenShown(page, () => page.locator('#panel [value="b"]').check());
  expect([await checked(page), calls]).toEqual([['b', 'b'], [{ kindaa: 'b' }]]);
  await whenShown(page, () => page.locator('ul [value=""]').first().check());
  expect([await checked(page), calls.at(-1)]).toEqual([['', ''], {}]);
});
