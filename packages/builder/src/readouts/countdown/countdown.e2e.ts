import { expect, it } from 'vitest';
import { openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderCountdown, stirrupCountdown } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { countdown } from '@stirrup/builder/countdown';
  start(countdown);
`;
const end = {
  date: '2031-05-04 12:00',
  timezone: 'Europe/Berlin',
  action: 'text',
  actionText: 'It is <b>on</b>.',
} as const;

it.each([
  ['/elements/countdown/', '[data-island="countdown"]', /^The sale begins in \d{4} days, \d\d:\d\d:\d\d\.$/],
  ['/builder/elements/countdown/', '.brxe-countdown', /^\d{4} days\d\d hours\d\d minutesand \d+ seconds left$/],
])('counts on the pages of the demo: %s', async (path, selector, text) => {
  const page = await withShop(path);
  const first = page.locator(selector).first();
  await expect.poll(() => first.textContent()).toMatch(text);
  expect(await first.getAttribute('role')).toBe('timer');
  const seconds = () => first.textContent();
  const before = await seconds();
  await expect.poll(seconds).not.toBe(before);
});

it('takes no room once it is over and hidden', async () => {
  const page = await withShop('/builder/elements/countdown/');
  const room = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  expect(await room('#brxe-cntrun')).toBeGreaterThan(0);
  await page.locator('#brxe-cnthid').scrollIntoViewIfNeeded();
  await page.waitForSelector('#brxe-cnthid[data-island-state="ready"]', { state: 'attached' });
  expect(await room('#brxe-cnthid')).toBe(0);
});

it('ends on the second, in a zone with summer time, and stays as printed without JavaScript', async () => {
  const markup = String(
    html`${stirrupCountdown(end, 'in %s s', 'on 4 May')}${builderCountdown('a', { ...end, action: 'hide' })}`,
  );
  const page = await openPage(markup, {
    entry,
    prepare: (before) => before.clock.install({ time: new Date('2031-05-04T09:59:50.400Z') }),
  });
  await expect.poll(() => page.textContent('p')).toMatch(/^The sale begins in ([1-9]|10) s\.$/);
  await page.clock.runFor(10_000);
  await expect.poll(() => page.textContent('p')).toBe('It is on.');
  await expect.poll(() => page.locator('.brxe-countdown').innerHTML()).toBe('');
  expect(await page.locator('[role="timer"]').count()).toBe(0);

  const plain = await openPage(markup, { context: { javaScriptEnabled: false } });
  expect(await plain.textContent('p')).toBe('The sale begins on 4 May.');
});

it('goes on in a copy, and frees its one timer with the last countdown', async () => {
  const page = await openPage(String(stirrupCountdown(end, '%s', '?')), {
    entry,
    prepare: ({ clock }) => clock.install(),
  });
  await page.waitForSelector('[role="timer"]');
  await page.evaluate(() => {
    const root = document.querySelector('p');
    if (root) root.after(root.cloneNode(true));
    root?.remove();
  });
  const text = () => page.locator('p[data-island-state="ready"]').textContent();
  const before = await text();
  await expect.poll(text).not.toBe(before);
  await page.evaluate(async () => {
    document.querySelector('p')?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const { setTimeout: plan } = globalThis;
    const planned: unknown[] = [];
    const keep = (...given: Parameters<typeof plan>) => {
      planned.push(given[1]);
      return plan(...given);
    };
    Object.assign(globalThis, { planned, setTimeout: keep });
  });
  await page.clock.runFor(1100);
  expect(await page.evaluate('planned')).toEqual([]);
});
