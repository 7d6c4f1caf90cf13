import { afterEach, expect, it, vi } from 'vitest';
import { readFilm } from './read-film.ts';
import { readItem } from './read-item.ts';

afterEach(() => vi.unstubAllGlobals());

function linkOf(attributes: string, inside = '<img src="/small.jpg" alt="Bay">'): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}>${inside}</a>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('The markup has no link.');
  return link;
}
const read = (attributes: string, inside?: string, isCaptioned = true) =>
  readItem(linkOf(attributes, inside), isCaptioned, readFilm);
const at = (path: string) => new URL(path, document.baseURI).href;

it('reads a picture', () => {
  const item = read(
    'href="/page/" data-pswp-src="/bay.jpg" data-pswp-width="900" data-pswp-height="500" data-cropped="true" data-lightbox-caption="<b>Bay</b>"',
  );
  expect(item).toMatchObject({ src: at('/bay.jpg'), width: 900, height: 500, alt: 'Bay', msrc: at('/small.jpg') });
  expect(item).toMatchObject({ caption: '<b>Bay</b>', thumbCropped: true });
  expect(item?.type).toBeUndefined();
});

it('reads captions only where they show', () => {
  expect(read('href="/bay.jpg" data-lightbox-caption="Bay"', undefined, false)?.caption).toBe('');
});

it('takes the link’s address without another, and a size that is no number for none', () => {
  const item = read('href="/bay.jpg" data-pswp-width="wide" data-pswp-height="0"');
  expect(item).toMatchObject({ src: at('/bay.jpg'), width: 1600, height: 900 });
});

it('guesses the proportions of a picture without a size by its small version', () => {
  const link = linkOf('href="/bay.jpg"');
  for (const [name, value] of [
    ['naturalWidth', 200],
    ['naturalHeight', 300],
  ] as const)
    Object.defineProperty(link.querySelector('img'), name, { value });
  expect(readItem(link, true, undefined)).toMatchObject({ width: 1600, height: 2400 });
});

it.each(['javascript:alert(1)', 'mailto:a@b.test', ''])('leads nowhere: %j', (href) => {
  expect(read(`href="${href}"`)).toBeUndefined();
});

it.each([
  ['<img src="/a.jpg" alt="Bay">', 'title="Title"', 'Bay'],
  ['<div role="img" aria-label="Bay"></div>', 'aria-label="Open image in lightbox (ID: 278)"', 'Bay'],
  ['<img src="/a.jpg" alt="">', 'title="Title"', 'Title'],
  ['<span>Text</span>', '', 'Text'],
  ['<i></i>', 'aria-label="Label"', 'Label'],
])('names %s', (inside, more, name) => {
  expect(read(`href="/bay.jpg" ${more}`, inside)?.alt).toBe(name);
});

it.each([
  ['', '', 1280, 720],
  ['1280', '720', 1280, 720],
  // 720 is the builder's word for 16:9.
  ['800', '720', 800, 450],
  ['640', '', 640, 360],
  ['640', '480', 640, 480],
  ['50%', '50%', 500, 400],
  ['80vw', '25vh', 800, 200],
  ['nonsense', '-4', 1280, 720],
])('reads the size of a film: %j by %j', (width, height, wide, high) => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  const film = `data-pswp-video-url="stirrup-one" data-pswp-width="${width}" data-pswp-height="${height}"`;
  const item = read(`href="/film/" ${film}`, 'Film');
  expect(item).toMatchObject({ type: 'film', width: wide, height: high, alt: 'Film' });
  expect(item?.film).toMatchObject({ kind: 'youtube', id: 'stirrup-one' });
  expect(item?.src).toBeUndefined();
});

it('links to the file of a film, and leaves out one that leads nowhere', () => {
  expect(read('href="/film/" data-pswp-video-url="/a.webm"')).toMatchObject({ type: 'film', src: at('/a.webm') });
  expect(read('href="/film/" data-pswp-video-url="https://www.youtube.com/@stable"')).toBeUndefined();
});
