import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { popup } from '../../overlays/popup/island.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { stubViews } from '../../testing/stub-views.ts';
import { builderCounter, stirrupCounter } from './fixture.ts';
import { counter } from './island.ts';
import { numberFormat } from './number-format.ts';

let view: ReturnType<typeof stubViews>;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  view = stubViews();
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function preferLessMotion() {
  const query = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => query);
}
const countOf = (root: Element | undefined) => root?.querySelector('.count, [data-part="count"]');

it.each([
  [0, 12_500, false, '', 7.6, '8'],
  [0, 12_500, true, '.', 12_500, '12.500'],
  [0, 12_500, true, '', 12_500, '12,500'],
  [0, 1_234_567, true, ' ', 1_234_567, '1 234 567'],
  [0, 1234.5, true, '.', 1234.5, '1.234,5'],
  [0, 1234.25, true, ',', 1234.25, '1,234.25'],
  [5, -12.5, false, '', -12.5, '-12.5'],
  [-1, 1, false, '', -0.2, '0'],
])('from %d to %d, thousands %s %j: %d is %j', (from, to, thousands, separator, value, text) => {
  expect(numberFormat([from, to], thousands, separator)(value)).toBe(text);
});

it.each([
  ['up', 0, 100, ['0', '50', '100']],
  ['down', 100, 0, ['100', '50', '0']],
  ['below zero', 1, -2, ['1', '0', '-2']],
])('counts %s once it is seen, without other nodes', async (_, countFrom, countTo, texts) => {
  const [root] = await openIsland(counter, builderCounter('a', { countFrom, countTo, suffix: ' left' }));
  const node = countOf(root)?.firstChild;
  const shown = [root?.textContent];
  expect(countOf(root)?.getAttribute('aria-label')).toBe(String(countTo));
  await vi.advanceTimersByTimeAsync(3000);
  expect([root?.textContent, vi.getTimerCount()]).toEqual([`${texts[0]} left`, 0]);
  view(root, true);
  for (const time of [505, 600]) {
    await vi.advanceTimersByTimeAsync(time);
    shown.push(root?.textContent);
  }
  expect(shown[0]).toBe(`${texts[0]} left`);
  expect(Number.parseFloat(shown[1] ?? '')).toBeCloseTo(Number(texts[1]), -0.7);
  expect(shown[2]).toBe(`${texts[2]} left`);
  expect([countOf(root)?.hasAttribute('role'), vi.getTimerCount()]).toEqual([false, 0]);
  view(root, false);
  view(root, true);
  expect([root?.textContent, vi.getTimerCount()]).toEqual([`${texts[2]} left`, 0]);
  if (root) pageRegistry().release(root);
  expect(countOf(root)?.firstChild).toBe(node);
  expect(root?.textContent).toBe(`${countFrom} left`);
});

it('shows one number on a page that the browser has translated before, and is not translated itself', async () => {
  const printed = '<font><font>5</font></font>';
  const [root] = await openIsland(
    counter,
    `<p data-island="counter" data-count-to="9"><span data-part="count">${printed}</span> riders</p>`,
  );
  expect([root?.textContent, countOf(root)?.getAttribute('translate')]).toEqual(['0 riders', 'no']);
  view(root, true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(root?.textContent).toBe('9 riders');
  if (root) pageRegistry().release(root);
  expect([countOf(root)?.innerHTML, countOf(root)?.hasAttribute('translate')]).toEqual([printed, false]);
});

it('takes half a second at least, and shows the end when it leaves the view or the page', async () => {
  const markup = stirrupCounter({ countTo: 100, duration: 10 });
  const [root, other] = await openIsland(counter, html`${markup}${markup}`);
  view(root, true);
  view(other, true);
  await vi.advanceTimersByTimeAsync(300);
  // 300 of 500 ms, by ticks that may be late.
  expect(Number(root?.textContent)).toBeGreaterThan(50);
  expect(Number(root?.textContent)).toBeLessThan(63);
  view(root, false);
  if (other) pageRegistry().release(other);
  expect([root?.textContent, other?.textContent, vi.getTimerCount()]).toEqual(['100', '100', 0]);
});

it('changes every 16 ms at most', async () => {
  const [root] = await openIsland(counter, stirrupCounter({ countTo: 1_000_000, duration: 500 }));
  const shown = new Set<string | null>();
  view(root, true);
  for (let time = 0; time < 160; time += 1) {
    await vi.advanceTimersByTimeAsync(1);
    shown.add(root?.textContent ?? null);
  }
  expect(shown.size).toBeGreaterThan(5);
  expect(shown.size).toBeLessThanOrEqual(11);
});

it('shows the end at once to those who prefer less motion', async () => {
  preferLessMotion();
  const [root] = await openIsland(counter, builderCounter('a', { countTo: '12500', thousands: true, separator: '.' }));
  expect([root?.textContent, vi.getTimerCount()]).toEqual(['12.500', 0]);
  expect(countOf(root)?.hasAttribute('aria-label')).toBe(false);
});

it('waits for the popup around it, and counts anew whenever that one opens', async () => {
  start(popup);
  const visible = vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
  const [root] = await openIsland(
    counter,
    html`<div class="brx-popup hide">${builderCounter('a', { countTo: 9 })}</div>`,
  );
  const open = async (popupElement: Element | null | undefined) => {
    document.dispatchEvent(new CustomEvent('bricks/popup/open', { detail: { popupId: '1', popupElement } }));
    view(root, true);
    await vi.advanceTimersByTimeAsync(1100);
  };
  view(root, true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(root?.textContent).toBe('0');
  visible.mockReturnValue(true);
  await open(root?.parentElement);
  expect(root?.textContent).toBe('9');
  await open(document.createElement('div'));
  expect(root?.textContent).toBe('9');
  document.dispatchEvent(new CustomEvent('bricks/popup/open', { detail: { popupElement: root?.parentElement } }));
  expect(root?.textContent).toBe('0');
});

it('counts in a popup after the delay that site code asks for, and after the effect that shows the popup', async () => {
  start(popup);
  const [root] = await openIsland(
    counter,
    html`<div class="brx-popup"><div class="brx-popup-content">${builderCounter('a', { countTo: 9 })}</div></div>`,
  );
  const content = root?.parentElement;
  const open = () => {
    const detail = { popupElement: content?.parentElement };
    document.dispatchEvent(new CustomEvent('bricks/popup/open', { detail }));
    view(root, true);
  };
  const shown = async (...times: readonly number[]) => {
    const texts: unknown[] = [];
    for (const time of times) {
      await vi.advanceTimersByTimeAsync(time);
      texts.push(root?.textContent);
    }
    return texts;
  };
  content?.parentElement?.setAttribute('data-counters-from', String(performance.now() + 400));
  open();
  expect(await shown(390, 1100)).toEqual(['0', '9']);

  open();
  content?.classList.add('brx-animated');
  content?.setAttribute('data-animation', 'slideInLeft');
  expect(await shown(1100)).toEqual(['0']);
  content?.removeAttribute('data-animation');
  content?.classList.add('brx-animate-slideInLeft');
  // It slides in from outside.
  view(root, false);
  view(root, true);
  expect(await shown(1100)).toEqual(['0']);
  content?.classList.remove('brx-animate-slideInLeft');
  expect(await shown(520, 600)).toEqual([expect.stringMatching(/[45]/), '9']);

  // A class for the speed of effects is none.
  open();
  content?.classList.add('brx-animate-fast');
  expect(await shown(1100)).toEqual(['9']);
});

it('counts in a hidden menu, whose showing changes nothing that it could see', async () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
  const [root] = await openIsland(counter, builderCounter('a', { countTo: 9 }));
  view(root, true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(root?.textContent).toBe('9');
});

it('is at its end on paper, whether it was seen or not', async () => {
  const markup = builderCounter('a', { countTo: 90 });
  const [waiting, running] = await openIsland(counter, html`${markup}${markup}`);
  view(running, true);
  await vi.advanceTimersByTimeAsync(300);
  dispatchEvent(new Event('beforeprint'));
  view(waiting, true);
  await vi.advanceTimersByTimeAsync(300);
  expect([waiting?.textContent, running?.textContent, vi.getTimerCount()]).toEqual(['90', '90', 0]);
  expect(countOf(waiting)?.hasAttribute('aria-label')).toBe(false);
});

it('groups thousands for a bare attribute, and not for an empty text of PHP', async () => {
  preferLessMotion();
  const bare = '<p data-island="counter" data-count-to="1200" data-thousands><span data-part="count">1200</span></p>';
  const roots = await openIsland(counter, `${builderCounter('a', { countTo: 1200 })}${bare}`);
  expect(roots.map(({ textContent }) => textContent).toSorted()).toEqual(['1,200', '1200']);
});

it('leaves what is printed for malformed options', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = (json: string) =>
    html`<div class="brxe-counter" data-bricks-counter-options="${json}"><span class="count">5</span></div>`;
  const roots = await openIsland(
    counter,
    html`${broken('{')}${broken('{"countTo":"many"}')}<div class="brxe-counter" data-bricks-counter-options='{"countTo":3}'></div>`,
  );
  expect(roots.map(({ textContent }) => textContent)).toEqual(['5', '5', '']);
  expect(warned.mock.calls.join()).toContain('expected a JSON object');
});

it.skipIf(!hasRecordings)('shows the texts of the builder’s script in the end', async () => {
  preferLessMotion();
  const main = (page: string) => cut(recordedPage(page), '<main', '</main>');
  const roots = await openIsland(counter, main('bricks-time'));
  expect(roots.map(({ textContent }) => textContent)).toEqual(['over 12.500 riders', '1200']);
});
