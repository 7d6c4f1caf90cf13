import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { stubViews } from '../../testing/stub-views.ts';
import { builderCountdown, stirrupCountdown } from './fixture.ts';
import { countdown } from './island.ts';

const DAY = 86_400_000;
const end = { date: '2026-05-04 12:00', timezone: 'UTC+02:00' };
const atEnd = Date.UTC(2026, 4, 4, 10);

let view: ReturnType<typeof stubViews>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: atEnd - DAY - 5_003_500 });
  view = stubViews();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(markup: unknown) {
  const roots = await openIsland(countdown, markup);
  for (const root of roots) view(root, true);
  await vi.advanceTimersByTimeAsync(0);
  return roots;
}

it('makes the builder’s fields once, keeps the case of their words, and changes only their texts', async () => {
  const [root] = await open(builderCountdown('a', end));
  expect(root?.innerHTML).toBe(
    '<div class="field"><span class="format">01 days</span></div>' +
      '<div class="field"><span class="format">01 hours</span></div>' +
      '<div class="field"><span class="format">23 minutes</span></div>' +
      '<div class="field"><span class="prefix">and </span><span class="format"><b>24</b> seconds</span><span class="suffix"> left</span></div>',
  );
  const seconds = root?.querySelector('b')?.firstChild;
  await vi.advanceTimersByTimeAsync(500);
  expect(seconds?.textContent).toBe('23');
  expect(root?.getAttribute('role')).toBe('timer');
  if (root) pageRegistry().release(root);
  expect([root?.innerHTML, root?.hasAttribute('role'), vi.getTimerCount()]).toEqual(['', false, 0]);
});

it('counts in printed texts, and restores them', async () => {
  const [root] = await open(stirrupCountdown(end, 'in %d days %H:%M:%S', 'on 4 May'));
  const printed = root?.querySelector('span')?.firstChild;
  expect(root?.textContent).toBe('The sale begins in 1 days 01:23:24.');
  if (root) pageRegistry().release(root);
  expect(root?.textContent).toBe('The sale begins on 4 May.');
  expect(root?.querySelector('span')?.firstChild).toBe(printed);
  const [empty] = await open(stirrupCountdown(end, '%h h'));
  expect(empty?.textContent).toBe('The sale begins 1 h.');
  if (empty) pageRegistry().release(empty);
  expect(empty?.querySelector('span')?.childNodes.length).toBe(0);
});

it('replaces what is printed inside of a text, and restores it', async () => {
  const [root] = await open(stirrupCountdown(end, 'in %d days %H:%M:%S', html`on <time>4 May</time>`));
  const span = root?.querySelector('span');
  expect(span?.innerHTML).toBe('in 1 days 01:23:24');
  await vi.advanceTimersByTimeAsync(1000);
  expect(span?.innerHTML).toBe('in 1 days 01:23:23');
  if (root) pageRegistry().release(root);
  expect(span?.innerHTML).toBe('on <time>4 May</time>');
});

it('replaces all printed text by fields', async () => {
  const options = JSON.stringify({ fields: [{ format: '%d days' }] });
  const [root] = await open(
    html`<p data-island="countdown" data-date="${end.date}" data-timezone="${end.timezone}" data-options="${options}">on 4 May</p>`,
  );
  expect(root?.textContent).toBe('1 days');
  if (root) pageRegistry().release(root);
  expect(root?.innerHTML).toBe('on 4 May');
});

it('leaves a printed text without a format, until it is over', async () => {
  const [root] = await open(stirrupCountdown({ ...end, action: 'text', actionText: 'On.' }, undefined, 'on 4 May'));
  expect(root?.textContent).toBe('The sale begins on 4 May.');
  await vi.advanceTimersByTimeAsync(DAY + 5_004_000);
  expect(root?.textContent).toBe('On.');
});

it('keeps the browser from translating a text that changes', async () => {
  const [printed, made] = await open(html`${stirrupCountdown(end, '%s', '?')}${builderCountdown('a', end)}`);
  expect([printed, made].map((root) => root?.getAttribute('translate'))).toEqual(['no', 'no']);
  for (const root of [printed, made]) if (root) pageRegistry().release(root);
  expect([printed, made].map((root) => root?.hasAttribute('translate'))).toEqual([false, false]);
});

it('takes over the fields of a copy', async () => {
  const [root] = await open(builderCountdown('a', end));
  const [copy = '', made] = [root?.outerHTML, root?.innerHTML];
  const [copied] = await open(copy.replace(/data-island-state="\w+"/, ''));
  expect(copied?.innerHTML).toBe(made);
  await vi.advanceTimersByTimeAsync(1000);
  expect(copied?.textContent).toContain('and 23 seconds');
});

it('keeps only formats of texts in our own dialect: any text of the page may have these attributes', async () => {
  vi.setSystemTime(atEnd - 900);
  const image = '<img src="x" onerror="alert(1)">';
  const options = JSON.stringify({
    fields: [{ prefix: image, format: `%s${image} s`, suffix: `<b>left</b>${image}` }],
  });
  const [printed, made] = await open(
    html`${stirrupCountdown({ ...end, action: 'text', actionText: `It is <b>on</b>${image}<img src=x` }, `%s ${image}s`)}
    <p data-island="countdown" data-date="${end.date}" data-timezone="${end.timezone}" data-options="${options}"></p>`,
  );
  expect(made?.textContent).toBe(`${image}1${image} sleft${image}`);
  expect([printed, made].map((root) => root?.querySelector('img'))).toEqual([null, null]);
  expect(made?.querySelector('b')?.textContent).toBe('left');
  await vi.advanceTimersByTimeAsync(1000);
  expect(printed?.innerHTML).toBe('It is <b>on</b>&lt;img src="x" onerror="alert(1)"&gt;&lt;img src=x');
});

it('shares one timer, which runs for what is seen only, on the second', async () => {
  const one = builderCountdown('a', end);
  const roots = await open(html`${one}${one}${one}`);
  expect(vi.getTimerCount()).toBe(1);
  for (const root of roots.slice(1)) view(root, false);
  await vi.advanceTimersByTimeAsync(3200);
  expect(roots.map((root) => root.querySelector('b')?.textContent)).toEqual(['21', '24', '24']);
  expect(Date.now() % 1000).not.toBe(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(61_000);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(roots[0]?.querySelector('b')?.textContent).toBe('20');
  view(roots[0], false);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['countdown', '00 days00 hours00 minutesand 0 seconds left'],
  ['hide', ''],
  ['text', 'The sale is on'],
] as const)('at the end, and after it: %s', async (action, text) => {
  const markup = builderCountdown('a', { ...end, action, actionText: 'The sale is <b>on</b>' });
  vi.setSystemTime(atEnd - 900);
  const [root] = await open(markup);
  expect(root?.textContent).toContain('1 seconds');
  await vi.advanceTimersByTimeAsync(1000);
  expect([root?.textContent, root?.getAttribute('role'), vi.getTimerCount()]).toEqual([text, null, 0]);
  if (root) pageRegistry().release(root);
  expect(root?.innerHTML).toBe('');
  const [late] = await open(markup);
  expect([late?.textContent, vi.getTimerCount()]).toEqual([text, 0]);
});

it('keeps the text of the end as it is when it is seen again', async () => {
  vi.setSystemTime(atEnd - 900);
  const [root] = await open(
    builderCountdown('a', { ...end, action: 'text', actionText: '<a href="/sale/">To the sale</a>' }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  const link = root?.querySelector('a');
  expect(link?.textContent).toBe('To the sale');
  // As scripts of the page do.
  if (link) link.hash = 'today';
  if (root) view(root, false);
  if (root) view(root, true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([root?.querySelector('a') === link, link?.hash]).toEqual([true, '#today']);
});

it('leaves what is printed for malformed options', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const json = (value: string) => html`<div class="brxe-countdown" data-bricks-countdown-options="${value}">?</div>`;
  const roots = await open(
    html`${json('{')}${json('[]')}${json('{"date":5,"fields":[null,4,{"prefix":"a"}]}')}${json('{"date":"2026-05-04 12:00","timezone":{},"fields":"no"}')}
    ${stirrupCountdown({ ...end, timezone: 'Mars/Olympus' }, '%d', '?')}${stirrupCountdown({}, '%d', '?')}`,
  );
  expect(roots.map(({ textContent }) => textContent.at(-1) === '.' || textContent === '?')).toEqual(
    Array(6).fill(true),
  );
  // The one that has a date: it may end with a text.
  expect(vi.getTimerCount()).toBe(1);
});

it('is in UTC where the zone is empty', async () => {
  const [root] = await open(stirrupCountdown({ ...end, timezone: '' }, '%d', '?'));
  expect(root?.textContent).toMatch(/ \d+\.$/);
});

it('shows fields that PHP has printed as an object, without those that have no format', async () => {
  const fields = { 0: { prefix: 'no format' }, 2: { format: '%d d' } };
  const options = JSON.stringify({ ...end, fields });
  const [root] = await open(html`<div class="brxe-countdown" data-bricks-countdown-options="${options}"></div>`);
  expect(root?.textContent).toBe('1 d');
});

it.skipIf(!hasRecordings)('has the fields of the builder’s script, on its recorded pages', async () => {
  const main = (page: string) => cut(recordedPage(page), '<main', '</main>');
  const shapes = (roots: readonly Element[]) => roots.map((root) => root.innerHTML.replace(/\d+/g, '#'));
  document.body.innerHTML = main('bricks-time-live');
  const live = shapes([...document.querySelectorAll('.brxe-countdown')]);
  expect(shapes(await open(main('bricks-time')))).toEqual(live);
  expect(shapes(await open(main('bricks-time-live')))).toEqual(live);
});
