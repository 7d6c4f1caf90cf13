import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage } from '../../../../../e2e/support/browser.ts';
import { formOn } from '../../testing/form-on-page.ts';

const READY = '[data-island-state="ready"]';
const entry = `
  import { start } from '@stirrup/runtime';
  import { form } from '@stirrup/builder/form';
  start(form);
`;
const markup = `<style>input[type="file"], .file-result:not(.show) { display: none }</style>
<form class="brxe-form" method="post" data-element-id="formaa">
  <div class="form-group file" role="group">
    <label for="photos">Photos</label>
    <input type="file" id="photos" name="form-field-photos" multiple required data-limit="3" data-maxsize="0.01" accept=".png" data-files-ref="photos">
    <div class="file-result" data-files-ref="photos" data-error-limit="%s is one too many." data-error-size="%s is too large.">
      <span class="text"></span> <button type="button" class="bricks-button remove">Remove</button>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="M2 2l12 12"/></svg>
    </div>
    <label for="photos" class="choose-files">Choose files</label>
  </div>
  <div class="form-group submit-button-wrapper"><button type="submit"><span class="text">Send</span></button></div>
</form>`;

const photo = (name: string, size = 10) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size, name) });
const rows = async (page: Page) => {
  const texts = await page.locator('.file-result.show').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
};

it('takes files by the dialog and by dropping, removes them by keyboard, and sends each once', async () => {
  const bodies: string[] = [];
  const page = await openPage(markup, {
    entry,
    prepare: (prepared) =>
      prepared.route('**/admin-ajax.php', (route) => {
        bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
        return route.fulfill({ json: { success: true, data: { type: 'success', message: 'Thank you' } } });
      }),
  });
  await page.waitForSelector(READY);
  // The island makes the input focusable again, which the theme hides.
  await page.waitForSelector('#photos', { state: 'visible' });
  await page.setInputFiles('#photos', photo('one.png'));
  await page.waitForSelector('text=one.png');
  await page.setInputFiles('#photos', [photo('two.png'), photo('large.png', 20_000)]);
  await page.setInputFiles('#photos', fileURLToPath(import.meta.url));
  await page.waitForSelector('text=form-files.e2e.ts');
  expect(await rows(page)).toEqual([
    'File form-files.e2e.ts not accepted. File type not allowed.',
    'large.png is too large.',
    'two.png Remove',
    'one.png Remove',
  ]);
  expect(await axe(page)).toEqual([]);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['three.png', 'four.png']) transfer.items.add(new File(['x'], name, { type: 'image/png' }));
    return transfer;
  });
  await page.dispatchEvent('.choose-files', 'dragover', { dataTransfer: dropped });
  await page.waitForSelector('.form-group.drag-over');
  await page.dispatchEvent('.choose-files', 'drop', { dataTransfer: dropped });
  await page.waitForSelector('.form-group:not(.drag-over) >> text=four.png is one too many.');

  await page.focus('.danger [role="button"]');
  for (const _ of ['four.png', 'three.png']) await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove');
  expect(await rows(page)).toEqual([
    'File form-files.e2e.ts not accepted. File type not allowed.',
    'large.png is too large.',
    'two.png Remove',
    'one.png Remove',
  ]);
  await page.click('[aria-label="Remove one.png"]');
  expect(
    await page.evaluate(() => Array.from(document.querySelector('input')?.files ?? [], ({ name }) => name)),
  ).toEqual(['two.png']);

  await page.click('[type="submit"]');
  await page.waitForSelector('text=Thank you');
  expect(bodies).toHaveLength(1);
  const sent = [...(bodies[0] ?? '').matchAll(/name="([^"]+)"; filename="([^"]*)"/g)].map(([, name, file]) => [
    name,
    file,
  ]);
  expect(sent).toEqual([['form-field-photos[]', 'two.png']]);
  await page.waitForSelector('.file-result.show', { state: 'detached' });
});

it('keeps the files if the page refuses the reset that a visitor asked for, and clears them otherwise', async () => {
  const page = await openPage(markup.replace('</form>', '<button type="reset">Clear</button></form>'), { entry });
  await page.waitForSelector(READY);
  await page.waitForSelector('#photos', { state: 'visible' });
  await page.setInputFiles('#photos', photo('one.png'));
  await page.waitForSelector('text=one.png');
  await page.evaluate(() =>
    document.forms[0]?.addEventListener('reset', (event) => event.preventDefault(), { once: true }),
  );
  await page.click('[type="reset"]');
  expect(await rows(page)).toEqual(['one.png Remove']);
  await page.click('[type="reset"]');
  await page.waitForSelector('.file-result.show', { state: 'detached' });
});

it('shows the progress of a slow upload, and cancels it without losing entries', async () => {
  const { page, at, message } = await formOn('/builder/elements/forms/', 'elever');
  await page.fill(at('[type="text"][required]'), 'Ada');
  await page.selectOption(at('select'), { index: 1 });
  await page.check(at('[type="checkbox"]'));
  await page.setInputFiles(at('[type="file"]'), photo('large.png', 900_000));
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 60_000 });
  await page.click(at('[type="submit"]'));
  await page.waitForSelector(at('.upload-progress progress'));
  expect(await axe(page, at())).toEqual([]);
  await page.focus(at('.upload-progress button'));
  await page.keyboard.press('Enter');
  expect(await message()).toContain('This was cancelled.');
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await page.waitForSelector(at('.upload-progress'), { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  expect([await page.inputValue(at('[type="text"][required]')), await rows(page)]).toEqual([
    'Ada',
    ['large.png Remove'],
  ]);
});
