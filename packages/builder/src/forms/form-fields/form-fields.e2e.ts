import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage } from '../../../../../e2e/support/browser.ts';
import { findProblem } from './find-problem.ts';

const entry = `
  import { lookAfter } from './packages/builder/src/testing/look-after.ts';
  const form = document.querySelector('form');
  form.noValidate = true;
  const validation = lookAfter(form, [], new AbortController().signal);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.sent = String(validation.check());
  });
  window.tell = (problems) => validation.showErrors(new Map(problems));
  form.dataset.ready = '';
`;

const field = (label: string, control: string) =>
  `<div class="form-group" role="group"><label for="${label}">${label}</label>${control.replace(/(<input|<textarea|<select)/, `$1 id="${label}" name="${label}"`)}</div>`;
const choices = (label: string, type: string, required: string) =>
  `<div class="form-group" role="group" aria-labelledby="of-${label}"><div id="of-${label}">${label}</div>${['a', 'b']
    .map(
      (one) =>
        `<input type="${type}" id="${label}-${one}" name="${label}[]" value="${one}" ${required}><label for="${label}-${one}">${one}</label>`,
    )
    .join('')}</div>`;
const styles =
  '<style>.form-group-error-message { display: none } .form-group-error-message.show { display: block }</style>';

async function open(fields: string): Promise<Page> {
  const page = await openPage(`${styles}<form>${fields}<button>Send</button></form>`, {
    entry,
  });
  await page.waitForSelector('form[data-ready]');
  return page;
}

const messages = (page: Page) => page.locator('.form-group-error-message.show').allTextContents();
/** The browser's own message for an element in its current state. */
const objection = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((control) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.validationMessage : '',
    );
/** The browser's own message for an empty required element. */
const missing = (page: Page, type: string) =>
  page.evaluate(
    (given) =>
      Object.assign(document.createElement('input'), { type: given, name: 'probe', required: true }).validationMessage,
    type,
  );
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

it('says what is wrong in the words of the browser, leads to the first field, and is clean for axe', async () => {
  const page = await open(
    [
      field('optional', '<input type="email">'),
      field('blank', '<input required value="  ">'),
      field('mail', '<input type="email" value="a@b">'),
      field('site', '<input type="url" value="stable.test">'),
      field('horses', '<input type="number" min="1" max="9" value="9.5" step="any">'),
      field('steps', '<input type="number" value="1.5">'),
      field('letters', '<input pattern="[a-z]+" title="Letters only." value="7">'),
      field('day', '<input type="date" min="2026-01-01" value="2025-12-31">'),
      field('pick', '<select required><option value="">-</option></select>'),
      field('text', '<textarea minlength="3">ab</textarea>'),
      field('paper', '<input type="file" required>'),
      choices('kind', 'radio', 'required'),
      choices('boxes', 'checkbox', 'required'),
      field('off', '<input required disabled>'),
      `<div hidden>${field('unseen', '<input required>')}</div>`,
    ].join(''),
  );
  await page.locator('#steps').fill('');
  await page.locator('#steps').pressSequentially('1e');
  await page.click('text=Send');
  const blank = await missing(page, 'text');
  const one = await missing(page, 'radio');
  expect(await messages(page)).toEqual([
    blank,
    'Please enter an e-mail address, such as name@example.com.',
    await objection(page, '#horses'),
    await objection(page, '#steps'),
    `${await objection(page, '#letters')} Letters only.`,
    await objection(page, '#day'),
    await objection(page, '#pick'),
    'Please use at least 3 characters.',
    await objection(page, '#paper'),
    one,
    one,
  ]);
  expect((await messages(page)).every((message) => message.length > 10)).toBe(true);
  expect([await focused(page), await page.getAttribute('form', 'data-sent')]).toEqual(['blank', 'false']);
  expect(await page.locator('[role="alert"]:has(ul)').textContent()).toContain(
    `11 fields need attentionblank: ${blank}`,
  );
  expect(await axe(page, 'form')).toEqual([]);
  const left = await page.evaluate(() =>
    [...document.querySelectorAll('input')].filter(({ validity }) => validity.customError),
  );
  expect(left).toEqual([]);

  // Visually hidden, and outside the layout.
  const box = await page.locator('[role="alert"]:has(ul)').boundingBox();
  expect(box && Math.max(box.width, box.height)).toBeLessThanOrEqual(1);
  await page.check('#boxes-b');
  await page
    .locator('[role="alert"] a', { hasText: 'kind:' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  expect(await focused(page)).toBe('kind-a');
  await page.waitForFunction(() => document.querySelectorAll('.form-group-error-message.show').length === 10);
});

it('tells while somebody types; leads to a field that the theme hides, and to what the server has found', async () => {
  const page = await open(
    `${field('mail', '<input type="email" data-error-message="A mail, please">')}<div class="form-group"><input type="file" id="paper" name="paper" aria-label="Paper" required style="display: none"><button type="button">Choose a file</button></div>`,
  );
  await page.locator('#mail').pressSequentially('jo');
  await page.waitForSelector('text=A mail, please');
  await page.locator('#mail').pressSequentially('@stable.test');
  await page.waitForFunction(() => !document.querySelector('.show'));
  await page.click('text=Send');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a file');

  const tell = (problems: readonly (readonly [string, string])[]) =>
    page.evaluate((list) => Reflect.get(window, 'tell')(list), problems);
  await tell([
    ['mail', '<b>Known</b> &amp; taken'],
    ['registration', 'Closed'],
  ]);
  expect([await messages(page), await focused(page)]).toEqual([['Known & taken', 'Please select a file.'], 'mail']);
  await page.locator('#mail').pressSequentially('x');
  expect(await messages(page)).toEqual(['Please select a file.']);
});

it('finds what browsers find in numbers, and in e-mail addresses all that they find, and those without a dot', async () => {
  const page = await openPage('<input>');
  const decimal = fc.integer({ min: -99_999, max: 99_999 }).map((hundredths) => String(hundredths / 100));
  const part = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '-', '+', '@', ' '), maxLength: 6 });
  const sample = fc.oneof(
    fc.record({ type: fc.constant('number'), value: decimal, min: decimal, max: decimal }),
    fc.record({
      type: fc.constant('email'),
      value: fc.tuple(part, part).map((parts) => parts.join('@')),
      min: fc.constant(''),
      max: fc.constant(''),
    }),
  );
  const samples = fc.sample(sample, { numRuns: 2000, seed: 7 });
  const accepted = await page.evaluate(
    (list) =>
      list.map((attributes) => {
        const input = document.createElement('input');
        Object.assign(input, { step: 'any', ...attributes });
        return input.validity.valid;
      }),
    samples,
  );
  const limit = Number.parseFloat;
  for (const [index, { type, value, min, max }] of samples.entries()) {
    const entry = { type, value, required: false, multiple: false, minLength: Number.NaN, maxLength: Number.NaN };
    const problem = findProblem({ ...entry, min: limit(min), max: limit(max) });
    const isRight = problem === undefined;
    // For an e-mail address a browser accepts more (no dot) and less (only some characters).
    if (type === 'number') expect([value, min, max, isRight]).toEqual([value, min, max, accepted[index]]);
    else if (/@[^@]*\.[^@.]+$/.test(value.trim()) && accepted[index]) expect([value, isRight]).toEqual([value, true]);
  }
  expect(accepted.filter(Boolean).length).toBeGreaterThan(150);
});
