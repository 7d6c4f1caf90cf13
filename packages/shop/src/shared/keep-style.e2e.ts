import { expect, it } from 'vitest';
import { openPage } from '../../../../e2e/support/browser.ts';
import { violations, watchViolations } from '../../../../e2e/support/policy-violations.ts';

it('restores what another script has set, under a policy that forbids inline styles, without a report', async () => {
  const page = await openPage('<p></p>', {
    entry: `
      import { keepStyle } from './packages/shop/src/shared/keep-style.ts';
      const element = document.querySelector('p');
      element.style.color = 'red';
      const restore = keepStyle(element, { display: 'none' });
      restore();
      document.documentElement.dataset['shown'] = element.getAttribute('style');`,
    headers: { 'Content-Security-Policy': "style-src-attr 'none'" },
    prepare: watchViolations,
  });
  expect(await page.getAttribute('html[data-shown]', 'data-shown')).toBe('color: red;');
  expect(await violations(page)).toEqual([]);
});
