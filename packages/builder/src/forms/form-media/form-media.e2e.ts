import { expect, it } from 'vitest';
import { axe, takeConsole } from '../../../../../e2e/support/browser.ts';
import { formOn } from '../../testing/form-on-page.ts';

const PAGE = '/builder/elements/forms/';
const ONE = '.form-group:has(> .choose-files.image:not(.multiple))';
const SEVERAL = '.form-group:has(> .choose-files.multiple)';

it('takes pictures from the library, removes them, and sends their ids', async () => {
  const { page, at, sent } = await formOn(PAGE, 'elever');
  const value = (field: string) => page.inputValue(`${at(field)} input[type="hidden"]`);
  const shown = (field: string) =>
    page
      .locator(at(`${field} img`))
      .evaluateAll((images) => images.map((image) => image.getAttribute('data-attachment-id')));
  const choose = async (field: string, ...names: string[]) => {
    await page.click(at(`${field} > .choose-files.image`));
    for (const name of names) await page.click(`dialog >> text="${name}"`);
    await page.click('dialog >> text="Select"');
    await page.waitForSelector('dialog', { state: 'detached' });
  };
  const hasFocus = (selector: string) =>
    page
      .locator(at(selector))
      .first()
      .evaluate((element) => element === document.activeElement);

  await choose(ONE, 'A bay');
  expect([await value(ONE), await shown(ONE)]).toEqual(['11', ['11']]);
  expect(await hasFocus(`${ONE} > .choose-files.image`)).toBe(true);
  await choose(ONE, 'A grey');
  expect([await value(ONE), await shown(ONE)]).toEqual(['12', ['12']]);

  // Two are printed; a picture that is there already is not added again.
  expect([await value(SEVERAL), await shown(SEVERAL)]).toEqual(['11,12', ['11', '12']]);
  await choose(SEVERAL, 'A grey', 'A chestnut');
  expect([await value(SEVERAL), await shown(SEVERAL)]).toEqual(['11,12,13', ['11', '12', '13']]);
  await page
    .locator(at(`${SEVERAL} .remove`))
    .first()
    .press('Enter');
  expect([await value(SEVERAL), await shown(SEVERAL)]).toEqual(['12,13', ['12', '13']]);
  expect(await hasFocus(`${SEVERAL} > .choose-files.image`)).toBe(true);

  // Closed without a choice.
  await page.click(at(`${ONE} > .choose-files.image`));
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(await value(ONE)).toBe('12');

  await page.fill(at('[name="form-field-elname"]'), 'Ada');
  await page.selectOption(at('select'), 'Pony');
  await page.check(at('[type="checkbox"] >> nth=0'));
  await page.click(at('[type="submit"]'));
  await page.waitForSelector(at('> .message'));
  const body = sent[0]?.postDataBuffer()?.toString() ?? '';
  expect(body).toMatch(/name="form-field-elimag"\r\n\r\n12\r\n/);
  expect(body).toMatch(/name="form-field-elgall"\r\n\r\n12,13\r\n/);

  await page.locator(at(`${ONE} .remove`)).press('Enter');
  expect([await value(ONE), await shown(ONE)]).toEqual(['', []]);
});

it('orders the pictures of a gallery by keys, and by dragging, and sends them so', async () => {
  const { page, at, sent } = await formOn(PAGE, 'elever');
  const value = () => page.inputValue(`${at(SEVERAL)} input[type="hidden"]`);
  await page.waitForSelector(at(`${SEVERAL} [data-picture-move]`));
  await page.click(at(`${SEVERAL} > .choose-files.image`));
  await page.click('dialog >> text="A chestnut"');
  await page.click('dialog >> text="Select"');
  await expect.poll(value).toBe('11,12,13');
  expect(await axe(page, at(SEVERAL))).toEqual([]);

  // Two tab stops behind the one that removes the last picture.
  await page
    .locator(at(`${SEVERAL} .remove`))
    .last()
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await value()).toBe('13,11,12');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused).toBe('Move earlier A chestnut');
  await expect.poll(() => page.locator('[role="status"]').allTextContents()).toContain('A chestnut 1 of 3');

  const image = (index: number) => page.locator(at(`${SEVERAL} img`)).nth(index);
  await image(0).dragTo(image(2));
  await expect.poll(value).toBe('11,12,13');
  await image(2).dragTo(image(1));
  await expect.poll(value).toBe('11,13,12');
  // Outside its gallery it is no picture to order.
  await image(0).dragTo(page.locator(at('[type="submit"]')));
  expect(await value()).toBe('11,13,12');

  await page.fill(at('[name="form-field-elname"]'), 'Ada');
  await page.selectOption(at('select'), 'Pony');
  await page.check(at('[type="checkbox"] >> nth=0'));
  await page.click(at('[type="submit"]'));
  await page.waitForSelector(at('> .message'));
  expect(sent[0]?.postDataBuffer()?.toString()).toMatch(/name="form-field-elgall"\r\n\r\n11,13,12\r\n/);
});

it('ignores the fields if there is no library', async () => {
  const { page, at } = await formOn(PAGE, 'elever', {
    prepare: (tab) => tab.route('**/legacy/media-library.js', (route) => route.fulfill({ body: '' })),
  });
  await page.click(at(`${ONE} > .choose-files.image`));
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await page.inputValue(`${at(SEVERAL)} input[type="hidden"]`)).toBe('11,12');
  expect(takeConsole(page)).toEqual([]);
});
