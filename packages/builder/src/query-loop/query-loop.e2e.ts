import { expect, test } from 'vitest';
import { openPage } from '../../../../e2e/support/browser.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { queryLoop } from '@stirrup/builder/query-loop';
  start(queryLoop);
`;

test('keeps the place of the first item as other scripts expect it', async () => {
  const page = await openPage(
    '<div><p class="brxe-abc123" data-brx-loop-start="abc123">1</p><p class="brx-query-trail" data-query-element-id="abc123"></p></div>',
    { entry },
  );
  await page.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
  expect(await page.innerHTML('div')).toContain('<!--brx-loop-start-abc123--><p class="brxe-abc123"');
});
