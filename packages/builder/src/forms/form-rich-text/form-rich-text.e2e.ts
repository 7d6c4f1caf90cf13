import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { isKept } from '../../testing/form-on-page.ts';

const FORM = '#brxe-elrich';
const PAGE = '/builder/elements/forms/';
const text = (page: Page, form = FORM) =>
  page.frameLocator(`${form} .tox iframe`).locator('body[contenteditable="true"]');
const field = (page: Page, form = FORM) => page.locator(`${form} textarea`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.matches('.tox iframe') ?? false);

/** Opens a form with a rich-text field, and records the field's value in each request. */
async function formPage(prepare?: (page: Page) => unknown) {
  const sent: string[] = [];
  const page = await withShop(PAGE, {
    prepare: async (tab) => {
      tab.on('request', (request) => {
        const body = request.postDataBuffer()?.toString() ?? '';
        const value = /name="form-field-ristor"\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1];
        if (value !== undefined) sent.push(value);
      });
      await prepare?.(tab);
    },
  });
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${FORM}[data-island-state="ready"]`);
  return { page, sent };
}

it('starts the page’s editor with the builder’s settings; required, error, focus, label and reset work with it', async () => {
  const { page, sent } = await formPage();
  await text(page).waitFor();
  expect(await page.locator(`${FORM} [role="toolbar"] button`).allTextContents()).toEqual(['bold', 'italic', 'link']);
  expect(await field(page).isVisible()).toBe(false);
  expect(await text(page).getAttribute('aria-required')).toBe('true');
  expect(await text(page).getAttribute('aria-label')).toBe('Your story');

  // Spaces do not count as text.
  await page.click(`${FORM} label >> text=Your story`);
  expect(await focused(page)).toBe(true);
  await page.keyboard.type('  ');
  await page.click(`${FORM} [type="submit"]`);
  await page.waitForSelector(`${FORM} .form-group-error-message >> text=Please tell us your story.`);
  expect(await focused(page)).toBe(true);
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLIFrameElement>('#brxe-elrich .tox iframe')?.contentDocument?.body.ariaInvalid ===
      'true',
  );
  expect(await text(page).getAttribute('aria-description')).toBe('Please tell us your story.');
  expect(await axe(page, FORM)).toEqual([]);

  // The error goes while somebody types, without leaving the editor.
  await page.keyboard.type('A pony');
  await page.waitForSelector(`${FORM} .form-group-error-message`, { state: 'detached' });
  await page.keyboard.press('Control+A');
  await page.click(`${FORM} [role="toolbar"] >> text=bold`);
  expect(await field(page).inputValue()).toMatch(/<b>.*A pony<\/b>/);
  expect(sent).toEqual([]);
  await page.click(`${FORM} [type="submit"]`);
  await page.waitForSelector(`${FORM} .message.success`);
  expect(sent).toEqual([expect.stringMatching(/<b>.*A pony<\/b>/)]);
  expect([await text(page).textContent(), await field(page).inputValue()]).toEqual(['', '']);
});

it('keeps entries over a reload, and shows the printed text after a reset', async () => {
  const { page } = await formPage();
  await text(page).click();
  await page.keyboard.type('A long story');
  await expect.poll(() => field(page).inputValue()).toContain('A long story');
  await isKept(page, 'A long story');
  await page.reload();
  await text(page).locator('text=A long story').waitFor();
  expect(await field(page).inputValue()).toContain('A long story');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#brxe-elrich')?.reset());
  await text(page).locator('text=A long story').waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toBe('');
});

it('lets the text be written in the field without TinyMCE, and takes it over once it has loaded', async () => {
  const { page, sent } = await formPage((tab) =>
    tab.route('**/legacy/tinymce.js', (route) => route.fulfill({ body: '' })),
  );
  await field(page).fill('First\nsecond');
  expect(await page.locator(`${FORM} .tox`).count()).toBe(0);
  await page.click(`${FORM} [type="submit"]`);
  await page.waitForSelector(`${FORM} .message.success`);
  expect(sent).toEqual(['First\r\nsecond']);

  await field(page).fill('Third\nfourth');
  await page.unroute('**/legacy/tinymce.js');
  await page.addScriptTag({ url: '/legacy/tinymce.js?late' });
  // A field that has the focus is never replaced.
  expect(await page.locator(`${FORM} .tox`).count()).toBe(0);
  await page.locator(`${FORM} [name="form-field-riname"]`).focus();
  await text(page).waitFor();
  expect(await text(page).innerHTML()).toBe('<p>Third<br>fourth</p>');
});

it('restores the field if the editor cannot load', async () => {
  let refused = 0;
  const { page } = await formPage((tab) =>
    tab.route('**/tinymce-theme.txt', (route) => {
      refused += 1;
      return route.abort();
    }),
  );
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.waitForFunction(
    () =>
      !Reflect.get(window, 'tinymce')
        .get()
        .some((editor: { targetElm: Element }) => editor.targetElm.closest('#brxe-elrich')),
  );
  await field(page).fill('Still here');
  expect(await field(page).inputValue()).toBe('Still here');
  takeFailedRequests(page);
});

it('starts in a form that is added later, and ends with it', async () => {
  const page = await withShop(PAGE);
  await page.click('text="Ask"');
  const form = '#brxe-elfetc';
  await text(page, form).click();
  await page.keyboard.type('How tall?');
  await page.click(`${form} [type="submit"]`);
  await page.waitForSelector(`${form} .form-group-error-message`);
  const editors = () => page.evaluate(() => Reflect.get(window, 'tinymce').get().length);
  const before = await editors();
  await page.evaluate(() => document.querySelector('#brxe-elfetc')?.closest('.brx-popup-content')?.replaceChildren());
  await page.waitForFunction((count) => Reflect.get(window, 'tinymce').get().length === count, before - 1);
});
