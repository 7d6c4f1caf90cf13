import type { IslandNames } from './island-names.ts';

/** The tests of an island, in happy-dom and in Chromium; paths are relative to its folder. */
export function testFiles(names: IslandNames, extension: 'ts' | 'tsx'): Record<string, string> {
  return {
    [`${names.name}.test.${extension}`]: unitTest(names),
    [`${names.name}.e2e.ts`]: browserTest(names),
  };
}

function unitTest({ variable }: IslandNames): string {
  return `import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { ${variable}Markup } from './fixture.ts';
import { ${variable} } from './island.ts';

afterEach(closePage);

const trigger = () => the('[data-part="trigger"]');
const content = () => the('[data-part="content"]');

test('the trigger shows and hides the content', async () => {
  await openIsland(${variable}, ${variable}Markup());
  expect(content().hidden).toBe(true);
  trigger().click();
  await vi.waitFor(() => expect(content().hidden).toBe(false));
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});

test('the content shows at once where the markup asks for it', async () => {
  await openIsland(${variable}, ${variable}Markup({ isOpen: true }));
  expect(content().hidden).toBe(false);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});
`;
}

function browserTest({ package: packageName, name, variable }: IslandNames): string {
  return `import { expect, test } from 'vitest';
import { axe, openPage } from '../../../../../e2e/support/browser.ts';
import { ${variable}Markup } from './fixture.ts';

const markup = String(${variable}Markup());
const entry = \`
  import { start } from '@stirrup/runtime';
  import { ${variable} } from '@stirrup/${packageName}/${name}';
  start(${variable});
\`;

test('is worked with the keyboard and keeps the nodes of the page', async () => {
  const page = await openPage(markup, { entry });
  const content = await page.waitForSelector('[data-part="content"]', { state: 'attached' });
  await page.waitForSelector('[data-island-state="ready"]');
  expect(await content.isVisible()).toBe(false);
  await page.focus('[data-part="trigger"]');
  await page.keyboard.press('Enter');
  await content.waitForElementState('visible');
  expect(await page.getAttribute('[data-part="trigger"]', 'aria-expanded')).toBe('true');
  expect(await content.evaluate((element) => element.isConnected)).toBe(true);
});

test('axe finds nothing, open or closed', async () => {
  const page = await openPage(markup, { entry });
  await page.waitForSelector('[data-island-state="ready"]');
  expect(await axe(page)).toEqual([]);
  await page.click('[data-part="trigger"]');
  await page.waitForSelector('[data-part="content"]', { state: 'visible' });
  expect(await axe(page)).toEqual([]);
});
`;
}
