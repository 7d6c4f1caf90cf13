import type { Lightbox } from '@stirrup/lightbox';
import { CONTENT } from './contract.ts';
import { createPlayer } from './create-player.ts';
import type { PageItem } from './read-item.ts';

/**
 * Shows films: each has its player only while its slide is the current one, so that no host is asked for another film,
 * and only one plays.
 */
export function showFilms(lightbox: Lightbox, items: readonly PageItem[]): void {
  const lives = new Map<number, AbortController>();
  const end = (index: number) => {
    lives.get(index)?.abort();
    lives.delete(index);
  };
  lightbox.on('contentLoad', (event) => {
    const { content } = event;
    if (!items[content.index]?.film) return;
    event.preventDefault();
    // Its message stays: PhotoSwipe would load it again with each view.
    if (content.isError()) return;
    const box = Object.assign(document.createElement('div'), { className: CONTENT });
    Object.assign(box.style, { position: 'absolute', background: '#000', color: '#fff' });
    content.element = box;
    content.onLoaded();
  });
  lightbox.on('contentActivate', ({ content }) => {
    const { index, element: box } = content;
    const item = items[index];
    if (!item?.film || !box || content.isError() || lives.has(index)) return;
    const life = new AbortController();
    lives.set(index, life);
    createPlayer({ box, item, film: item.film, onError: () => content.onError() }, life.signal);
  });
  lightbox.on('contentDeactivate', ({ content }) => end(content.index));
  lightbox.on('destroy', () => {
    for (const index of lives.keys()) end(index);
  });
}
