import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { longText, readMoreMarkup } from '../packages/builder/src/disclosures/read-more/fixture.ts';
import { demoTabs, stirrupTabs } from '../packages/builder/src/disclosures/tabs/fixture.ts';
import { axe, openPage } from './support/browser.ts';
import { addressOf, builtFiles } from './support/built-files.ts';
import { bundle } from './support/bundle.ts';
import { guideCode } from './support/guide-code.ts';

const tag = `<script type="module" src="${addressOf('stirrup.js')}"></script>`;
const paneOf = (page: Page, text: string) => page.locator(`text=${text}`);

it('the first page has ten lines, and works', async () => {
  const code = guideCode('first-page.md', 'page');
  expect(code.split('\n')).toHaveLength(10);
  const here = code
    .replaceAll(
      /https:\/\/cdn\.jsdelivr\.net\/npm\/stirrup@[\w.-]+\/dist\/browser\/stirrup\.js/g,
      addressOf('stirrup.js'),
    )
    .replaceAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/stirrup@[\w.-]+\/dist\/browser\//g, '/stirrup/');
  expect(here).not.toContain('cdn.');
  const page = await openPage(here);
  await page.focus('text=Fit');
  await page.keyboard.press('ArrowRight');
  await paneOf(page, 'Soap once a week').waitFor();
  await paneOf(page, 'Two fingers').waitFor({ state: 'hidden' });
  expect(await axe(page, '[data-island]')).toEqual([]);
});

it('the recipe for translations translates', async () => {
  // Words that the page prints would stay.
  const text = String(readMoreMarkup(longText)).replace(/(<button[^>]*>)[^<]*/, '$1');
  const page = await openPage(`${guideCode('recipes.md', 'texts')}${tag}${text}`, {
    context: { viewport: { width: 400, height: 800 } },
  });
  await page.getByRole('button', { name: 'Weiterlesen' }).click();
  await page.getByRole('button', { name: 'Weniger' }).waitFor();
});

it('the recipe for right to left needs no setting', async () => {
  const page = await openPage(`${tag}<div dir="rtl">${stirrupTabs(demoTabs)}</div>`);
  await page.waitForSelector('[data-island-state="ready"]:visible');
  await page.focus('[data-part="title"]');
  await page.keyboard.press('ArrowLeft');
  await paneOf(page, 'Wipe after every ride').waitFor();
});

it('the recipe for a dialect of one’s own makes tabs of a theme’s markup, also before the tag', async () => {
  const code = guideCode('recipes.md', 'dialect').replace('/stirrup/stirrup.js', addressOf('stirrup.js'));
  const page = await openPage(`${code}${tag}`);
  await paneOf(page, 'Soap once a week').waitFor();
  await paneOf(page, 'Two fingers').waitFor({ state: 'hidden' });
  await page.click('text=Fit');
  await paneOf(page, 'Two fingers').waitFor();
  expect(await page.getAttribute('.theme-titles > .is-open', 'aria-selected')).toBe('true');
});

it('the recipe for an island of one’s own works beside the tag', async () => {
  const bundled = await bundle(guideCode('recipes.md', 'own.ts'));
  const files = [...bundled].map(([name, code]) => [`/yard/${name.replace('entry', 'yard-total')}`, code]);
  const page = await openPage(`${tag}${guideCode('recipes.md', 'own.html')}`, { files: Object.fromEntries(files) });
  await page.waitForSelector('[data-island="yard-total"][data-island-state]');
  await page.getByLabel('Bales').fill('3');
  await expect.poll(() => page.textContent('output')).toBe('12');
  expect(
    await page.evaluate(async () => (await stirrup.inspect()).map(({ island, state }) => [island, state])),
  ).toEqual([['yard-total', 'ready']]);
});

it('only scripts have a hash in their names under chunks, as the recipe for a new version says', () => {
  const withoutHash = Object.keys(builtFiles.files).filter(
    (file) => file.includes('chunks/') && !/-[A-Z0-9]{8}\.js$/.test(file),
  );
  expect(withoutHash.filter((file) => !file.endsWith('.css'))).toEqual([]);
});
