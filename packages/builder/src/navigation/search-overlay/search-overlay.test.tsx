import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { expanded, pressEscape } from '../../testing/open-panels.ts';
import { builderSearchForm, builderSearchOverlay, stirrupSearchOverlay } from './fixture.ts';
import { searchOverlay } from './island.ts';
// Imported up front, so that no test waits for it.
import '../../shared/controls/name-control.ts';
import './search-overlay-stand-in.ts';
import './search-overlay.tsx';

const OVERLAY = '.bricks-search-overlay';
const TOGGLE = '.brxe-search > .toggle';
const search = (options = {}) => builderSearchOverlay({ id: 'find', title: 'Search the stable', ...options });
const page = (markup: unknown) => openIsland(searchOverlay, html`<a id="before" href="/">Home</a>${markup}`);
const isOpen = (selector = OVERLAY) => the(selector).classList.contains('show');
const attribute = (selector: string, name: string) => the(selector).getAttribute(name);
const focused = () => document.activeElement;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Missing in happy-dom.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  framesAtOnce();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

describe.each([
  { dialect: 'bricks', markup: search(), toggle: TOGGLE, overlay: OVERLAY, close: '.close', open: 'show' },
  {
    dialect: 'stirrup',
    markup: stirrupSearchOverlay({ id: 'find', title: 'Search the stable' }),
    toggle: '[data-part="toggle"]',
    overlay: '[data-part="overlay"]',
    close: '[data-part="close"]',
    open: '',
  },
])('in the dialect $dialect', ({ markup, toggle, overlay, close, open }) => {
  const press = (selector: string) => {
    the(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    the(selector).click();
  };
  const shows = () => (open ? isOpen(overlay) : !the(overlay).hidden);

  it('opens as a dialog with the focus in its field, and restores everything', async () => {
    await page(markup);
    expect([shows(), ...expanded(toggle)]).toEqual([false, 'false']);
    the(toggle).click();
    expect([shows(), ...expanded(toggle)]).toEqual([true, 'true']);
    expect(focused()).toBe(the('[type="search"]'));
    expect([
      attribute(overlay, 'role'),
      attribute(overlay, 'aria-modal'),
      the('#before').inert,
      document.body.className,
    ]).toEqual(['dialog', 'true', true, 'no-scroll']);
    expect(attribute(overlay, 'aria-label')).toBe('Search the stable');
    expect(the(toggle).getAttribute('aria-controls')).toBe(the(overlay).id);
    the('[type="search"]', HTMLInputElement).value = 'rug';
    the(close).click();
    expect([shows(), ...expanded(toggle)]).toEqual([false, 'false']);
    expect(focused()).toBe(the(toggle));
    expect([attribute(overlay, 'role'), the('#before').inert, document.body.className]).toEqual([null, false, '']);
    expect(the('[type="search"]', HTMLInputElement).value).toBe('rug');
  });

  it('is closed by its toggle, Escape and a click beside its content, without the focus in its field', async () => {
    await page(markup);
    for (const act of [() => the(toggle).click(), pressEscape, () => press(overlay)]) {
      the(toggle).click();
      expect(shows()).toBe(true);
      act();
      expect([shows(), focused() === the(toggle)]).toEqual([false, true]);
    }
  });

  it('restores everything when it is removed, closed or open', async () => {
    for (const clicks of [0, 1]) {
      const [root] = await page(markup);
      const before = document.createElement('main');
      before.innerHTML = String(markup);
      for (let click = 0; click < clicks; click += 1) the(toggle).click();
      pageRegistry().release(document.body);
      expect(root?.outerHTML).toBe(before.innerHTML);
    }
  });
});

it('stays open for clicks in its content, and for one that has begun there', async () => {
  await page(search());
  the(TOGGLE).click();
  const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press(the('form'));
  the('form').addEventListener('click', (event) => event.preventDefault());
  the('.title').click();
  press(the('[type="search"]'));
  the(OVERLAY).click();
  expect(isOpen()).toBe(true);
  press(the(OVERLAY));
  the(OVERLAY).click();
  expect(isOpen()).toBe(false);
});

it('restores the focus that comes into it while it fades', async () => {
  await page(search());
  the(TOGGLE).click();
  the('.close').click();
  the('.close').focus();
  expect(focused()).toBe(the(TOGGLE));
});

it('does not fade under reduced motion, and leaves styles of the page alone', async () => {
  await page(search());
  the(TOGGLE).click();
  expect(the(OVERLAY).hasAttribute('style')).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  the(TOGGLE).click();
  the(TOGGLE).click();
  expect(the(OVERLAY).style.transition).toBe('none');
  the(TOGGLE).click();
  expect([isOpen(), the(OVERLAY).style.transition]).toEqual([false, 'none']);
});

describe('opened by other code', () => {
  it('follows it, and restores the focus to where it was', async () => {
    await page(search());
    the('#before').focus();
    the(OVERLAY).classList.add('show');
    await vi.waitFor(() => expect(expanded(TOGGLE)).toEqual(['true']));
    expect([focused() === the('[type="search"]'), the('#before').inert]).toEqual([true, true]);
    the(OVERLAY).classList.remove('show');
    await vi.waitFor(() => expect(expanded(TOGGLE)).toEqual(['false']));
    expect([focused() === the('#before'), the('#before').inert, isOpen()]).toEqual([true, false, false]);
  });

  it('gives a focus that was nowhere to its toggle, even if that code has moved it in', async () => {
    await page(search());
    the(OVERLAY).classList.add('show');
    the('[type="search"]').focus();
    await vi.waitFor(() => expect(expanded(TOGGLE)).toEqual(['true']));
    pressEscape();
    expect(focused()).toBe(the(TOGGLE));
  });

  it('is taken over where it is printed open', async () => {
    await page(raw(String(search()).replace('search-overlay"', 'search-overlay show"')));
    await vi.waitFor(() => expect(attribute(OVERLAY, 'role')).toBe('dialog'));
    expect([isOpen(), ...expanded(TOGGLE)]).toEqual([true, 'true']);
    the('.close').click();
    expect([isOpen(), ...expanded(TOGGLE)]).toEqual([false, 'false']);
  });

  it('starts if it sleeps, and not before', async () => {
    // happy-dom has no layout.
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    document.body.innerHTML = String(search());
    start(searchOverlay);
    const state = () => the('.brxe-search').dataset['islandState'];
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(state()).toBe('claimed');
    the(OVERLAY).classList.add('show');
    await vi.waitFor(() => expect([state(), ...expanded(TOGGLE)]).toEqual(['ready', 'true']));
    expect(focused()).toBe(the('[type="search"]'));
  });

  it('starts by itself where it is printed open', async () => {
    document.body.innerHTML = String(search()).replace('search-overlay"', 'search-overlay show"');
    start(searchOverlay);
    await vi.waitFor(() => expect(expanded(TOGGLE)).toEqual(['true']));
  });
});

describe('two on a page', () => {
  it('do not disturb each other, and open one after the other', async () => {
    await page(html`${search()}${search({ id: 'other', title: 'Other' })}`);
    the('#brxe-other > .toggle').click();
    expect([isOpen(), isOpen('#brxe-other > div')]).toEqual([false, true]);
    pressEscape();
    the('#brxe-find > .toggle').click();
    expect([isOpen(), isOpen('#brxe-other > div')]).toEqual([true, false]);
    // Opened above the first by a script.
    the('#brxe-other > div').classList.add('show');
    await vi.waitFor(() => expect(expanded('#brxe-other > .toggle')).toEqual(['true']));
    pressEscape();
    expect([isOpen(), isOpen('#brxe-other > div')]).toEqual([true, false]);
    expect(focused()).toBe(the('#search-input-find'));
  });

  it('have labels of their own fields where the page repeats ids', async () => {
    const [, second] = await page(html`${search()}${search({ title: '' })}`);
    const [field, other] = document.querySelectorAll<HTMLInputElement>('[type="search"]');
    const labels = [...document.querySelectorAll('label')];
    expect([labels[0]?.htmlFor, field?.id]).toEqual(['search-input-find', 'search-input-find']);
    expect([labels[1]?.htmlFor === other?.id, other?.id === field?.id]).toEqual([true, false]);
    // Without a title the label names the dialog.
    second?.querySelector('button')?.click();
    expect(second?.querySelector(OVERLAY)?.getAttribute('aria-label')).toBe('Search');
  });
});

it('keeps the name that its author gave it', async () => {
  await page(raw(String(search()).replace('class="bricks-search-overlay"', '$& aria-label="Find"')));
  the(TOGGLE).click();
  expect(attribute(OVERLAY, 'aria-label')).toBe('Find');
});

it('names controls that the page has left without a name', async () => {
  const nameless = String(stirrupSearchOverlay({ id: 'find' }))
    .replace('aria-label="Toggle search" ', '')
    .replace('Close search', '<svg aria-hidden="true"></svg>');
  await page(raw(nameless));
  await vi.waitFor(() => expect(attribute('[data-part="close"]', 'aria-label')).toBe('Close search'));
  expect(attribute('[data-part="toggle"]', 'aria-label')).toBe('Toggle search');
  pageRegistry().release(document.body);
  expect(the('[data-part="close"]').hasAttribute('aria-label')).toBe(false);
});

it('leaves searches without an overlay alone', async () => {
  const roots = await page(html`<div class="brxe-search">${builderSearchForm({ id: 'find' })}</div>`);
  expect(roots).toEqual([]);
});

it('stays as printed without an overlay in our own dialect', async () => {
  const [root] = await page(html`<div data-island="search-overlay"><button data-part="toggle">Search</button></div>`);
  expect(root?.innerHTML).toBe('<button data-part="toggle">Search</button>');
});
