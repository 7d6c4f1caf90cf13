import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveTabs } from '../../testing/live-tabs.ts';
import { closePage } from '../../testing/open-island.ts';
import { TABS_CHANGED, type TabsChanged } from './contract.ts';
import { type BuilderTabsOptions, builderNestedTabs, builderTabs, demoTabs, stirrupTabs } from './fixture.ts';

afterEach(closePage);

function changes(): TabsChanged[] {
  const emitted: TabsChanged[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) emitted.push(event.detail);
  };
  document.addEventListener(TABS_CHANGED, listen);
  return emitted;
}

describe.each([
  ['flat', (options: BuilderTabsOptions) => builderTabs(demoTabs, options)],
  ['nested', (options: BuilderTabsOptions) => builderNestedTabs(demoTabs, options)],
])('the builder’s %s tabs', (_, markup) => {
  it('open the page’s initial tab without an event', async () => {
    const emitted = changes();
    const { titles, panes, selected } = await liveTabs(markup({ openTab: 1 }));
    expect(selected()).toEqual([1]);
    expect(titles.map((title) => title.tabIndex)).toEqual([-1, 0, -1]);
    expect(titles.map((title) => title.classList.contains('brx-open'))).toEqual([false, true, false]);
    expect(panes.map((pane) => pane.classList.contains('brx-open'))).toEqual([false, true, false]);
    expect(emitted).toEqual([]);
    expect(location.hash).toBe('');
  });

  it('open on click, and emit the event when the pane shows', async () => {
    const { titles, panes, selected } = await liveTabs(markup({ id: 'tabsaa' }));
    const seen: boolean[] = [];
    document.addEventListener(
      TABS_CHANGED,
      (event) => {
        if (event instanceof CustomEvent) seen.push(event.detail.activePane.classList.contains('brx-open'));
      },
      { once: true },
    );
    const emitted = changes();
    titles[2]?.click();
    expect(selected()).toEqual([2]);
    expect(emitted).toEqual([{ elementId: 'tabsaa', activeIndex: 2, activeTitle: titles[2], activePane: panes[2] }]);
    expect(seen).toEqual([true]);
  });

  it('open on hover if the page asks for it, and also on click', async () => {
    const { titles, selected } = await liveTabs(markup({ openOn: 'mouseenter' }));
    titles[1]?.dispatchEvent(new MouseEvent('mouseenter'));
    expect(selected()).toEqual([1]);
    titles[2]?.click();
    expect(selected()).toEqual([2]);
  });

  it('open the pane in which somebody types when they come up', async () => {
    const opening = liveTabs(markup({ openTab: 0 }));
    const input = document.querySelector('input');
    input?.focus();
    const { selected } = await opening;
    expect([selected(), document.activeElement === input]).toEqual([[2], true]);
  });

  it('do not open on hover while somebody types in the open pane', async () => {
    const { titles, panes, selected } = await liveTabs(markup({ openOn: 'mouseenter', openTab: 2 }));
    const input = panes[2]?.querySelector('input');
    input?.focus();
    titles[1]?.dispatchEvent(new MouseEvent('mouseenter'));
    expect([selected(), document.activeElement]).toEqual([[2], input]);
    input?.blur();
    titles[1]?.dispatchEvent(new MouseEvent('mouseenter'));
    expect(selected()).toEqual([1]);
  });

  it('do not open on hover otherwise', async () => {
    const { titles, selected } = await liveTabs(markup({}));
    titles[1]?.dispatchEvent(new MouseEvent('mouseenter'));
    expect(selected()).toEqual([0]);
  });

  it('restore the CMS’s markup on release', async () => {
    const html = String(markup({ openTab: 1 }));
    const { root, titles } = await liveTabs(html);
    titles[2]?.click();
    const printed = document.createElement('div');
    printed.innerHTML = html;
    root?.remove();
    await vi.waitFor(() => expect(root?.hasAttribute('data-island-state')).toBe(false));
    expect(root?.isEqualNode(printed.firstElementChild), root?.outerHTML).toBe(true);
  });
});

describe('tabs in our own dialect', () => {
  it('get roles, names and ids', async () => {
    const { titles, panes, shown } = await liveTabs(stirrupTabs(demoTabs));
    expect(document.querySelector('[data-part="list"]')?.getAttribute('role')).toBe('tablist');
    for (const [index, title] of titles.entries()) {
      expect(panes[index]?.getAttribute('aria-labelledby')).toBe(title.id);
      expect(title.getAttribute('aria-controls')).toBe(panes[index]?.id);
      expect(title.id).not.toBe('');
    }
    expect(shown()).toEqual([0]);
    expect(panes.map((pane) => pane.hidden)).toEqual([false, true, true]);
  });

  it('leave a click with a modifier key to the browser', async () => {
    const { titles, selected } = await liveTabs(stirrupTabs(demoTabs));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    titles[1]?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(selected()).toEqual([0]);
  });
});

describe('unusual markup', () => {
  it('a link or a control in a title keeps its own action, and opens the tab', async () => {
    const { titles, selected } = await liveTabs(builderNestedTabs(demoTabs));
    titles[1]?.insertAdjacentHTML('beforeend', '<a href="/saddles/"><b>All saddles</b></a> <input type="checkbox">');
    const clicks = [...(titles[1]?.querySelectorAll('b, input') ?? [])].map((inner) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      titles[1]?.addEventListener('click', () => expect(click.defaultPrevented).toBe(false), { once: true });
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      return inner.dispatchEvent(click);
    });
    expect([clicks.length, selected()]).toEqual([2, [1]]);
  });

  it('a button that is the whole text of a title opens its tab', async () => {
    const { titles, selected } = await liveTabs(builderNestedTabs(demoTabs));
    titles[1]?.insertAdjacentHTML('beforeend', '<button type="button">Details</button>');
    titles[1]?.querySelector('button')?.click();
    expect(selected()).toEqual([1]);
  });

  it.each([
    ['-1', 0],
    ['two', 0],
    ['1.5', 0],
    ['', 0],
    ['99', 0],
  ])('data-open-tab="%s" opens tab %i', async (value, index) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = String(builderTabs(demoTabs)).replace('data-open-tab="0"', `data-open-tab="${value}"`);
    const { selected } = await liveTabs(html);
    expect(selected()).toEqual([index]);
    expect(warn).toHaveBeenCalledTimes(value === '' || value === '99' ? 0 : 1);
    warn.mockRestore();
  });

  it.each([
    ['title', '.tab-title'],
    ['pane', '.tab-pane'],
  ])('tabs without any %s stay as they are', async (_, selector) => {
    const place = document.createElement('div');
    place.innerHTML = String(builderTabs(demoTabs));
    for (const part of place.querySelectorAll(selector)) part.remove();
    const printed = place.innerHTML;
    const { root } = await liveTabs(printed);
    expect(root?.getAttribute('data-island-state')).toBe('ready');
    root?.removeAttribute('data-island-state');
    expect(document.querySelector('main')?.innerHTML).toBe(printed);
  });

  it('a title without a pane controls nothing, but opens', async () => {
    const place = document.createElement('div');
    place.innerHTML = String(builderTabs(demoTabs));
    place.querySelector('.tab-pane:last-child')?.remove();
    const { titles, panes, selected } = await liveTabs(place.innerHTML);
    expect(titles[2]?.hasAttribute('aria-controls')).toBe(false);
    titles[2]?.click();
    expect(selected()).toEqual([2]);
    expect(panes.some((pane) => pane.classList.contains('brx-open'))).toBe(false);
  });
});
