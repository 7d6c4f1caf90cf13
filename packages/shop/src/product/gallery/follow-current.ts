import type { ThemedGallery } from './themed-gallery.ts';

/** Calls a function with the index of the current slide, the only one that is not inert, now and after each change. */
export function followCurrent({ slides, signal }: ThemedGallery, mark: (index: number) => void): void {
  const update = () => mark(slides.findIndex((slide) => !slide.hasAttribute('inert')));
  const observer = new MutationObserver(update);
  for (const slide of slides) observer.observe(slide, { attributeFilter: ['inert'] });
  signal.addEventListener('abort', () => observer.disconnect());
  update();
}
