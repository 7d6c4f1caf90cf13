import { hear } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { BUILDER, CLASS, EVENT, PART, PRODUCT } from './contract.ts';
import { followVariation } from './follow-variation.ts';
import { lift } from './lift.ts';
import { styleFor } from './style-for.ts';
import type { Thumbnails } from './thumbnails.ts';

/** Width of a thumbnail, gap between two, in px, where the builder does not say. */
const DEFAULTS = { itemWidth: 100, itemMargin: 0 };

/** The builder's slider of thumbnails beside a gallery; undefined where there is none. */
export function findBuilderSlider(root: HTMLElement): HTMLElement | undefined {
  return root.closest(BUILDER.root)?.querySelector<HTMLElement>(BUILDER.slider) ?? undefined;
}

/**
 * Lets the builder's slider of thumbnails choose the gallery's slides: a row, or a column, that scrolls. Its links are
 * buttons then. The first follows those variations that the page lists.
 */
export function attachBuilderSlider(
  slider: HTMLElement,
  show: (index: number) => void,
  signal: AbortSignal,
): Thumbnails {
  lift(slider);
  const settings = parseObject(slider.getAttribute(BUILDER.settings) ?? '') ?? {};
  const number = (name: keyof typeof DEFAULTS) => Number(settings[name]) || DEFAULTS[name];
  const isColumn = settings['direction'] === 'vertical';
  const track = slider.querySelector<HTMLElement>(BUILDER.track);
  const items = [...(track?.querySelectorAll<HTMLElement>(PART.slide) ?? [])];
  if (track) {
    const scroll = isColumn ? { overflowY: 'auto', maxHeight: '100%' } : { overflowX: 'auto' };
    const row = { display: 'flex', flexDirection: isColumn ? 'column' : 'row', gap: `${number('itemMargin')}px` };
    styleFor(track, { ...row, ...scroll, scrollSnapType: isColumn ? 'y proximity' : 'x proximity' }, signal);
  }
  for (const [index, item] of items.entries()) {
    styleFor(
      item,
      { display: 'block', flex: `0 0 ${number('itemWidth')}px`, width: `${number('itemWidth')}px` },
      signal,
    );
    const link = item.querySelector('a');
    const choose = (event: Event) => {
      event.preventDefault();
      show(index);
    };
    link?.setAttribute('role', 'button');
    link?.addEventListener('click', choose, { signal });
    link?.addEventListener('keydown', (event) => event.key === ' ' && choose(event), { signal });
  }
  const mark = (index: number) => {
    for (const [place, item] of items.entries()) {
      item.classList.toggle(CLASS.activeSlide, place === index);
      item.querySelector('a')?.setAttribute('aria-pressed', String(place === index));
    }
    const item = items[index];
    if (!track || !item) return;
    const [left, top] = [item.offsetLeft - track.offsetLeft, item.offsetTop - track.offsetTop];
    track.scrollTo({ left: left - track.clientWidth / 2, top: top - track.clientHeight / 2 });
  };
  signal.addEventListener('abort', () => {
    for (const item of items) {
      item.classList.remove(CLASS.activeSlide);
      for (const name of ['role', 'aria-pressed']) item.querySelector('a')?.removeAttribute(name);
    }
  });
  const [first] = items;
  const form = slider.closest(PRODUCT) ?? document.body;
  if (first) {
    const thumbnail = followVariation(first, slider.getAttribute(BUILDER.variations));
    signal.addEventListener('abort', thumbnail.reset);
    hear(form, EVENT.resetImage, thumbnail.reset, signal);
    hear(form, EVENT.showVariation, ([variation]) => thumbnail.follow(variation) && show(0), signal);
  }
  return { mark };
}
