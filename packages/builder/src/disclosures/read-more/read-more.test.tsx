import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { longText, readMoreMarkup } from './fixture.ts';
import { readMore } from './island.ts';

/** Height of a line in px. */
const LINE = 20;

/** Lines that the text has, however many of them show. */
let lines = 9;

const content = () => the('[data-part="text"]');
const button = () => the('[data-part="button"]');
/** True if the text is clamped: happy-dom keeps no property with a prefix. */
const isClamped = (element: HTMLElement) => element.style.overflow === 'hidden';
const open = (options = {}) => openIsland(readMore, readMoreMarkup(longText, options));
const printed = (label: string) =>
  html`<div data-island="read-more"><div data-part="text">${longText}</div>${raw(label)}</div>`;

beforeEach(() => {
  lines = 9;
  // There is no layout in happy-dom.
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * LINE);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (isClamped(this) ? Math.min(lines, 3) : lines) * LINE;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollBy', vi.fn());
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
});

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.documentElement.lang = '';
});

it('shows the first lines of a long text, and a button that opens and closes it', async () => {
  await open();
  expect([isClamped(content()), content().hasAttribute('data-closed'), button().hidden]).toEqual([true, true, false]);
  expect([button().getAttribute('aria-expanded'), button().getAttribute('aria-controls')]).toEqual([
    'false',
    content().id,
  ]);
  button().click();
  expect([isClamped(content()), content().hasAttribute('data-closed'), content().hasAttribute('style')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([button().getAttribute('aria-expanded'), button().textContent]).toEqual(['true', 'Read less']);
  button().click();
  expect([isClamped(content()), button().getAttribute('aria-expanded'), button().textContent]).toEqual([
    true,
    'false',
    'Read more',
  ]);
});

it('hides the button of a short text, until pictures or fonts make it longer', async () => {
  lines = 3;
  await open();
  expect([button().hidden, content().hasAttribute('data-closed')]).toEqual([true, false]);
  lines = 4;
  the('[data-part="text"] p').dispatchEvent(new Event('load'));
  expect(button().hidden).toBe(false);
  lines = 2;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(button().hidden).toBe(true);
});

it('keeps a button with the focus, and hides it when the focus has left', async () => {
  await open();
  button().focus();
  lines = 2;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(button().hidden).toBe(false);
  button().blur();
  await vi.waitFor(() => expect(button().hidden).toBe(true));
});

it.each([
  [{ lines: 5 }, '5'],
  [{ lines: 0 }, '3'],
  [{ lines: 1.5 }, '3'],
])('shows as many lines as its option says: %j', async (options, shown) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setProperty = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  await open(options);
  expect(setProperty).toHaveBeenCalledWith('-webkit-line-clamp', shown);
});

describe('the labels', () => {
  const labels = async (markup: unknown) => {
    await openIsland(readMore, markup);
    const first = button().textContent;
    button().click();
    return [first, button().textContent];
  };

  it.each([
    ['en', readMoreMarkup(longText), ['Read more', 'Read less']],
    ['en', readMoreMarkup(longText, { label: '' }), ['Read more', 'Read less']],
    ['en', readMoreMarkup(longText, { moreText: 'All', lessText: 'Less' }), ['All', 'Less']],
    // No English word comes into a page in another language.
    ['de', readMoreMarkup(longText, { label: 'Weiterlesen' }), ['Weiterlesen', 'Weiterlesen']],
    ['de', readMoreMarkup(longText, { label: 'Weiterlesen', lessText: 'Weniger' }), ['Weiterlesen', 'Weniger']],
  ])('are those of the options, of the markup, or texts: %s', async (lang, markup, expected) => {
    document.documentElement.lang = lang;
    expect(await labels(markup)).toEqual(expected);
  });

  it('are those of the page, in its language', async () => {
    document.documentElement.lang = 'de';
    vi.stubGlobal('stirrup_texts', { readMore: 'Mehr', readLess: 'Weniger' });
    expect(await labels(readMoreMarkup(longText, { label: '' }))).toEqual(['Mehr', 'Weniger']);
  });

  it('keep the nodes that the page has printed', async () => {
    await openIsland(readMore, printed('<button type="button" data-part="button"><b>Read more</b></button>'));
    const icon = the('b');
    button().click();
    expect(button().innerHTML).toBe('Read less');
    button().click();
    expect(button().firstChild).toBe(icon);
  });
});

it('is open if it is printed, or copied, open', async () => {
  await openIsland(
    readMore,
    printed('<button type="button" data-part="button" aria-expanded="true">Show less</button>'),
  );
  expect([isClamped(content()), button().hidden, button().textContent]).toEqual([false, false, 'Show less']);
  button().click();
  expect([isClamped(content()), button().textContent]).toEqual([true, 'Read more']);
});

it.each(['', '<button type="button">Read more</button>'])(
  'stays whole without a button of its own: %j',
  async (rest) => {
    await openIsland(readMore, printed(rest));
    expect(content().outerHTML).toBe(`<div data-part="text">${longText}</div>`);
  },
);

it('opens for a selection in its hidden lines, and measures nothing for one elsewhere', async () => {
  await openIsland(readMore, html`<p id="elsewhere">Elsewhere</p>${readMoreMarkup(longText)}`);
  const measure = vi.spyOn(Element.prototype, 'scrollTop', 'get');
  const bottom = (element: Element | Range) => (element === content() ? 60 : 100);
  const boxOf = function (this: Element | Range) {
    return new DOMRect(0, 0, 0, bottom(this));
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  const select = (element: Element) => {
    getSelection()?.selectAllChildren(element);
    document.dispatchEvent(new Event('selectionchange'));
    return [measure.mock.calls.length > 0, isClamped(content())];
  };
  expect(select(the('#elsewhere'))).toEqual([false, true]);
  expect(select(the('[data-part="text"] p'))).toEqual([true, false]);
});

it('restores everything when it is removed, open or closed', async () => {
  document.body.innerHTML = String(readMoreMarkup(longText));
  const before = the('[data-island]').outerHTML;
  for (const clicks of [0, 1]) {
    await open();
    const root = the('[data-island]');
    for (let click = 0; click < clicks; click += 1) button().click();
    pageRegistry().release(document.body);
    expect(root.outerHTML).toBe(before);
  }
});
