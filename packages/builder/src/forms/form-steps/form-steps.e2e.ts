import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage } from '../../../../../e2e/support/browser.ts';

const entry = `
  import { lookAfter } from './packages/builder/src/testing/look-after.ts';
  import { followConditions } from './packages/builder/src/forms/form-steps/follow-conditions.tsx';
  import { followSteps } from './packages/builder/src/forms/form-steps/follow-steps.tsx';
  import { renderPart } from './packages/builder/src/testing/render-part.ts';
  import { keepEntries } from './packages/builder/src/forms/form-entries/keep-entries.ts';
  const form = document.querySelector('form');
  const { signal } = new AbortController();
  form.noValidate = true;
  const validation = lookAfter(form, [], signal);
  const kept = keepEntries(form, signal);
  renderPart(followSteps(form, validation, signal), signal);
  renderPart(followConditions(form, signal), signal);
  form.dispatchEvent(new Event('stirrup:conditions'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!validation.check()) return;
    form.dataset.sent = [...new FormData(form)].join('&');
    kept.forget();
    form.reset();
  });
  window.tell = (problems) => validation.showErrors(new Map(problems));
  form.dataset.ready = '';
`;

const group = (content: string) => `<div class="form-group" role="group">${content}</div>`;
const input = (name: string, more = '') =>
  group(`<label for="${name}">${name}</label><input id="${name}" name="form-field-${name}" ${more}>`);
/** Fields as the builder prints them, as siblings; the author has marked steps and conditions. */
const markup = `<style>.form-group { display: flex }</style>
<form method="post" data-element-id="wizard" data-conditions='{"size":{"field":"kind","is":"Pony"}}'>
  ${group('<ol data-step-progress><li>You</li><li>Your horse</li><li>The fitting</li></ol>')}
  ${group('<h2 data-step>You</h2>')}${input('name', 'required')}${input('secret', 'type="password" required')}
  ${group('<h2 data-step>Your horse</h2>')}
  ${group('<label for="kind">kind</label><select id="kind" name="form-field-kind"><option>Horse</option><option>Pony</option></select>')}
  ${input('size', 'type="number" min="8" max="14" required')}${input('colour')}
  ${group('<h2 data-step>The fitting</h2>')}${input('note')}
  <div class="form-group submit-button-wrapper"><button type="submit" class="bricks-button">Send</button></div>
</form>`;

async function open(): Promise<Page> {
  const page = await openPage(markup, { entry });
  await page.waitForSelector('form[data-ready]');
  return page;
}

const heading = (page: Page) => page.locator('h2:visible').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
const said = (page: Page) => page.locator('.widget_shopping_cart_live_region').textContent();

it('is filled in step by step, by mouse and by Enter, and sends only visible fields', async () => {
  const page = await open();
  expect([await heading(page), await page.isVisible('text=Send'), await page.isVisible('#kind')]).toEqual([
    ['You'],
    false,
    false,
  ]);
  expect(await axe(page, 'form')).toEqual([]);
  await page.click('text=Next');
  expect([await heading(page), await focused(page)]).toEqual([['You'], 'name']);
  await page.fill('#name', 'Jo');
  await page.fill('#secret', 'hay');
  await page.press('#name', 'Enter');
  expect([await heading(page), await focused(page)]).toEqual([['Your horse'], 'Your horse']);
  await expect.poll(() => said(page)).toBe('Step 2 of 3');
  expect(await page.locator('[aria-current="step"]').allTextContents()).toEqual(['Your horse']);

  expect(await page.isVisible('#size')).toBe(false);
  await page.selectOption('#kind', 'Pony');
  await page.waitForSelector('#size', { state: 'visible' });
  await expect.poll(() => said(page)).toBe('One more to fill in: size');
  await page.fill('#size', '20');
  await page.press('#size', 'Enter');
  expect([await heading(page), await focused(page)]).toEqual([['Your horse'], 'size']);
  // The slide reverses half way; errors of hidden fields do not show.
  await page.selectOption('#kind', 'Horse');
  await page.click('text=Next');
  expect([await heading(page), await page.isVisible('text=Next')]).toEqual([['The fitting'], false]);
  await page.click('text=Back');
  await page.selectOption('#kind', 'Pony');
  await page.waitForSelector('#size', { state: 'visible' });
  expect(await page.inputValue('#size')).toBe('20');
  await page.fill('#size', '12');
  await page.click('text=Next');
  await page.click('text=Send');
  expect(await page.getAttribute('form', 'data-sent')).toBe(
    'form-field-name,Jo&form-field-secret,hay&form-field-kind,Pony&form-field-size,12&form-field-colour,&form-field-note,',
  );
  await page.waitForSelector('h2:has-text("You")', { state: 'visible' });
  expect(await heading(page)).toEqual(['You']);
});

it('is restored after a reload, except passwords, and opens the step of an invalid field', async () => {
  const page = await open();
  await page.fill('#name', 'Jo');
  await page.fill('#secret', 'hay');
  await page.press('#secret', 'Enter');
  await page.selectOption('#kind', 'Pony');
  await page.fill('#size', '12');
  await page.press('#size', 'Enter');
  await page.fill('#note', 'Ring twice');
  await page.reload();
  await page.waitForSelector('form[data-ready]');
  expect([await heading(page), await page.inputValue('#note'), await page.inputValue('#size')]).toEqual([
    ['The fitting'],
    'Ring twice',
    '12',
  ]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('hay');
  // The password was not kept.
  await page.press('#note', 'Enter');
  expect([await heading(page), await focused(page)]).toEqual([['You'], 'secret']);
  await page.fill('#secret', 'straw');
  await page.evaluate(() =>
    Reflect.get(
      window,
      'tell',
    )([
      ['colour', 'Unknown'],
      ['note', 'Too short'],
    ]),
  );
  expect([await heading(page), await focused(page)]).toEqual([['Your horse'], 'colour']);
  await page.click('text=Next');
  await page.click('text=Send');
  expect(await page.getAttribute('form', 'data-sent')).toContain('straw');
  await page.reload();
  await page.waitForSelector('form[data-ready]');
  expect([await heading(page), await page.inputValue('#name')]).toEqual([['You'], '']);
});
