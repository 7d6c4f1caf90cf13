import type { ThemedGallery } from './themed-gallery.ts';

/** Index of the slide so many steps after another one: outside of the slides after the last one, unless they loop. */
export function placeAfter({ slides, loops }: ThemedGallery, place: number, steps: number): number {
  const { length } = slides;
  return loops ? (place + steps + length) % length : place + steps;
}
