import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { countWords } from './count-words.ts';
import { builderReadingTime, stirrupReadingTime, story } from './fixture.ts';
import { readingTime } from './island.ts';

afterEach(closePage);

const textsOf = async (markup: unknown) => (await openIsland(readingTime, markup)).map((root) => root.textContent);

describe('words', () => {
  it.each([
    ['', 0],
    ['  Every \n morning ', 2],
    ['马'.repeat(3), 2],
    ['か'.repeat(5), 2],
    ['a马'.repeat(3), 5],
    ['a'.repeat(14), 1],
    ['a'.repeat(15), 3],
    ['a'.repeat(16), 4],
  ])('of %j: %d', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it.each([
  [
    'the builder’s',
    (content: string) => builderReadingTime('a', { words: 10, prefix: 'Takes ', suffix: ' min', content }),
  ],
  ['our own', (content: string) => stirrupReadingTime({ words: 10, prefix: 'Takes ', suffix: ' min', content })],
])('%s reading time is rounded up, and restored on release', async (_, print) => {
  const unread = html`<script type="text/plain">${'none '.repeat(90)}</script>`;
  const [root] = await openIsland(readingTime, html`${print('.text')}<div class="text">${story(21)}${unread}</div>`);
  expect(root?.textContent).toBe('Takes 3 min');
  if (root) pageRegistry().release(root);
  expect(root?.childNodes.length).toBe(0);
});

it('counts characters without spaces', async () => {
  const time = stirrupReadingTime({ characters: 4, content: '.text' });
  expect(await textsOf(html`${time}<p class="text">a b c d</p>`)).toEqual(['1']);
  expect(await textsOf(html`${time}<p class="text">a b c d e</p>`)).toEqual(['2']);
});

it('is of its own post, of the post content, or else of the page', async () => {
  const own = stirrupReadingTime({ words: 10 });
  const builders = builderReadingTime('a', { words: 10 });
  expect(await textsOf(html`<article>${own}${story(11)}</article><article>${own}${story(31)}</article>`)).toEqual([
    '2',
    '4',
  ]);
  expect(await textsOf(html`${builders}<div class="brxe-post-content">${story(11)}</div>${story(50)}`)).toEqual(['2']);
  expect(await textsOf(html`${builders}${story(51)}`)).toEqual(['6']);
});

it('of the builder is of the page also in a section that is an article', async () => {
  const hero = html`<article>${builderReadingTime('a', { words: 10 })}${story(11)}</article>`;
  expect(await textsOf(html`<div id="brx-content">${hero}${story(51)}</div>`)).toEqual(['7']);
});

it('is of its own item in a loop, never of another one', async () => {
  const item = (index: number, words: number, name: string) =>
    html`<div data-query-loop-index="${index}">${builderReadingTime('a', { words: 10, content: '.text' })}<div class="${name}">${story(words)}</div></div>`;
  expect(await textsOf(html`${item(0, 11, 'text')}${item(1, 21, 'text')}${item(2, 31, 'none')}`)).toEqual([
    '2',
    '3',
    '4',
  ]);
});

it('leaves finished text of the server, and text about nothing, as it is', async () => {
  expect(await textsOf('<div class="brxe-post-reading-time">5 minutes</div>')).toEqual([]);
  expect(await textsOf(stirrupReadingTime({ printed: 'Soon' }))).toEqual(['Soon']);
});

it('falls back for malformed options, and warns', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const time = '<p data-island="reading-time" data-words-per-minute="0" data-content-selector="..">?</p>';
  expect(await textsOf(`${time}${story(201)}`)).toEqual(['2']);
  expect(warned).toHaveBeenCalledTimes(2);
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it('times are those of the builder’s script', async () => {
    const main = (page: string) => cut(recordedPage(page), '<main', '</main>');
    const shown = await textsOf(main('bricks-reading'));
    document.body.innerHTML = main('bricks-reading-live');
    const live = [...document.querySelectorAll('.brxe-post-reading-time')].map((root) => root.textContent);
    expect(shown).toEqual(live);
    expect(shown).toHaveLength(5);
  });
});
