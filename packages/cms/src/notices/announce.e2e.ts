import { expect, it } from 'vitest';
import { openPage } from '../../../../e2e/support/browser.ts';

it('announces in a dialog that the browser has made modal, where the rest of the page is silent', async () => {
  const page = await openPage('<dialog><button>Send</button></dialog>', {
    entry: `
      import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
      prepareLiveRegions();
      document.querySelector('dialog').showModal();
      announce('Sent.');`,
  });
  await page.waitForSelector('dialog [role="status"]:text-is("Sent.")', { state: 'attached' });
  expect(await page.textContent('body > [role="status"]')).toBe('');
});
