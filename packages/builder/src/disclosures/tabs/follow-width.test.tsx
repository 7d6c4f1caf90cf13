import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveTabs } from '../../testing/live-tabs.ts';
import { closePage } from '../../testing/open-island.ts';
import { TABS_CHANGED } from './contract.ts';
import { builderTabs, demoTabs, stirrupTabs } from './fixture.ts';

/** A media query whose result the test changes. */
class FakeQuery extends EventTarget {
  matches = true;
  change(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

let query: FakeQuery;
let asked: string[];
beforeEach(() => {
  query = new FakeQuery();
  asked = [];
  vi.stubGlobal('matchMedia', (text: string) => {
    asked.push(text);
    return query;
  });
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const open = async (markup: unknown, selector: string) => {
  const live = await liveTabs(markup);
  const accordionTitles = [...document.querySelectorAll<HTMLElement>(selector)];
  await vi.waitFor(() => expect(accordionTitles[0]?.style.display).not.toBe(''));
  const expanded = () => accordionTitles.map((title) => title.getAttribute('aria-expanded'));
  return {
    ...live,
    accordionTitles,
    expanded,
    list: document.querySelector<HTMLElement>('.tab-menu, [data-part="list"]'),
  };
};
const openFlat = (options = {}) =>
  open(builderTabs(demoTabs, { accordionBreakpoint: 767, ...options }), '[data-brx-tab-mode]');

describe('below its width', () => {
  it('shows titles between the panes, each with a copy of its tab’s label', async () => {
    const { accordionTitles, expanded, list, panes, titles } = await openFlat({ openTab: 1 });
    expect(asked).toEqual(['not all and (min-width:767px)']);
    expect(list?.style.display).toBe('none');
    expect(accordionTitles.map(({ textContent }) => textContent)).toEqual(['Fit', 'Care', 'Delivery']);
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Fit', 'Care', 'Delivery']);
    expect(accordionTitles.map(({ style, hidden }) => [style.display, hidden])).toEqual(
      Array(3).fill(['block', false]),
    );
    expect(accordionTitles.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    expect(expanded()).toEqual(['false', 'true', 'false']);
    expect(accordionTitles.map((title) => title.getAttribute('aria-disabled'))).toEqual([null, 'true', null]);
    expect(accordionTitles.map((title) => title.classList.contains('brx-open'))).toEqual([false, true, false]);
    expect(panes.map((pane) => pane.getAttribute('role'))).toEqual(Array(3).fill('region'));
    expect(panes.map((pane) => pane.hasAttribute('tabindex'))).toEqual([false, false, false]);
    expect(panes.map((pane) => pane.getAttribute('aria-labelledby'))).toEqual(accordionTitles.map(({ id }) => id));
  });

  it('opens by click, Enter and Space, closes the others, and leaves the open one open', async () => {
    const changed = vi.fn();
    document.addEventListener(TABS_CHANGED, changed);
    const { accordionTitles, expanded, shown } = await openFlat();
    const entries = history.length;
    const press = (index: number, key: string) =>
      accordionTitles[index]?.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    accordionTitles[1]?.click();
    expect([expanded(), shown(), location.hash]).toEqual([['false', 'true', 'false'], [1], '#care']);
    accordionTitles[1]?.click();
    expect(shown()).toEqual([1]);
    expect(press(2, 'Enter')).toBe(false);
    expect([shown(), location.hash]).toEqual([[2], '']);
    expect(press(0, ' ')).toBe(false);
    expect(press(1, 'a')).toBe(true);
    expect(shown()).toEqual([0]);
    expect(history.length).toBe(entries);
    expect(changed).toHaveBeenCalledTimes(3);
    document.removeEventListener(TABS_CHANGED, changed);
  });

  it('copies no ids, and nothing if the page prints a title', async () => {
    const markup = String(builderTabs(demoTabs, { accordionBreakpoint: 767 }))
      .replace('<span>Fit</span>', '<i class="icon"></i><span><b id="twice">Fit</b></span>')
      .replace('data-brx-tab-mode="accordion"></li>', 'data-brx-tab-mode="accordion"><i></i>Our own</li>');
    const { accordionTitles } = await open(markup, '[data-brx-tab-mode]');
    expect(accordionTitles[0]?.innerHTML).toBe('<i></i>Our own');
    query.change(false);
    expect(accordionTitles[0]?.innerHTML).toBe('<i></i>Our own');
    expect(document.querySelectorAll('#twice')).toHaveLength(1);
  });
});

describe('when the window changes', () => {
  it('restores the tabs, with the current one open', async () => {
    const { accordionTitles, titles, panes, list, selected, shown } = await openFlat();
    accordionTitles[2]?.click();
    accordionTitles[2]?.focus();
    query.change(false);
    expect([selected(), shown(), list?.style.display]).toEqual([[2], [2], '']);
    expect(accordionTitles.map(({ style, textContent }) => [style.display, textContent])).toEqual(
      Array(3).fill(['none', '']),
    );
    expect(panes.map((pane) => [pane.getAttribute('role'), pane.tabIndex])).toEqual(Array(3).fill(['tabpanel', 0]));
    expect(document.activeElement).toBe(titles[2]);
    query.change(true);
    expect(document.activeElement).toBe(accordionTitles[2]);
    expect(accordionTitles[2]?.textContent).toBe('Delivery');
  });

  it('turns wide tabs into an accordion', async () => {
    query.matches = false;
    const { accordionTitles, list } = await openFlat();
    expect(accordionTitles[0]?.style.display).toBe('none');
    query.change(true);
    expect([accordionTitles[0]?.style.display, list?.style.display]).toEqual(['block', 'none']);
  });

  it('works in our own dialect', async () => {
    const { accordionTitles, list, panes } = await open(
      stirrupTabs(demoTabs, { accordionBreakpoint: 600 }),
      '[data-part="accordion-title"]',
    );
    expect(asked).toEqual(['not all and (min-width:600px)']);
    accordionTitles[1]?.click();
    expect(panes.map((pane) => pane.hidden)).toEqual([true, false, true]);
    query.change(false);
    expect([accordionTitles[1]?.hidden, list?.style.display]).toEqual([true, '']);
  });
});

it.each([true, false])('restores everything on release, narrow: %s', async (isNarrow) => {
  const html = String(builderTabs(demoTabs, { accordionBreakpoint: 767 }));
  const { root } = await openFlat();
  query.change(isNarrow);
  const printed = document.createElement('div');
  printed.innerHTML = html;
  root?.remove();
  await vi.waitFor(() => expect(root?.hasAttribute('data-island-state')).toBe(false));
  expect(root?.isEqualNode(printed.firstElementChild), root?.outerHTML).toBe(true);
  query.change(!isNarrow);
  expect(root?.isEqualNode(printed.firstElementChild), root?.outerHTML).toBe(true);
});
