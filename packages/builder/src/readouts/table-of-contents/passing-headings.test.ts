import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { stirrupContents } from './fixture.ts';
import { tableOfContents } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import '../names/name-readout.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const hrefs = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
/** Lets observers of the page report. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

it('keeps nothing of headings that have gone', async () => {
  const text = '<h2>Oil</h2><h3>Wax</h3><h3>Soap</h3>';
  const markup = html`${stirrupContents({ content: '.text', offset: 100, label: 'Contents' })}<div class="text"></div>`;
  /** The removals at the end, after the headings have been replaced this often. */
  const removalsAfter = async (times: number) => {
    const [root] = await openIsland(tableOfContents, markup);
    const listen = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    for (let time = 0; time < times; time += 1) {
      the('.text').innerHTML = text;
      await observed();
    }
    expect([hrefs(), listen.mock.calls.length]).toEqual([['#oil', '#wax', '#soap'], 0]);
    listen.mockRestore();
    const remove = vi.spyOn(Element.prototype, 'remove');
    if (root) pageRegistry().release(root);
    expect(the('.text').innerHTML).toBe(text);
    const { length } = remove.mock.calls;
    remove.mockRestore();
    return length;
  };
  expect(await removalsAfter(10)).toBe(await removalsAfter(1));
});

it('gives a heading that has come back to the page its printed id and style at the end', async () => {
  const markup = html`${stirrupContents({ content: '.text', offset: 100 })}<div class="text"><h2>Oil</h2></div>`;
  const [root] = await openIsland(tableOfContents, markup);
  const heading = the('h2');
  heading.remove();
  await observed();
  the('.text').innerHTML = '<h2>Oil</h2>';
  await observed();
  the('.text').append(heading);
  await observed();
  expect(hrefs()).toEqual(['#oil', '#oil-2']);
  if (root) pageRegistry().release(root);
  expect(the('.text').innerHTML).toBe('<h2>Oil</h2><h2>Oil</h2>');
});
