import { subscribe } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { productOf } from '../product-of.ts';
import { FORM_EVENT, SLIDER } from './builder-contract.ts';
import { followThumbnail } from './follow-thumbnail.ts';
import type { styleFor } from './style-for.ts';
import type { Thumbnails } from './thumbnails.ts';

/** Width of a thumbnail, gap between two, in px, where the builder does not say. */
const DEFAULTS = { itemWidth: 100, itemMargin: 0 };

/** Functions that the gallery passes in, because this file is loaded apart and shares nothing with it. */
interface SliderOptions {
  readonly show: (index: number) => void;
  readonly styleFor: typeof styleFor;
  readonly signal: AbortSignal;
}

/**
 * Lets the builder's slider of thumbnails choose the gallery's slides: a row, or a column, that scrolls. Its links are
 * buttons then. The first follows those variations that the page lists.
 */
export function attachBuilderSlider(slider: HTMLElement, { show, styleFor, signal }: SliderOptions): Thumbnails {
  const settings = parseObject(slider.getAttribute(SLIDER.settings) ?? '') ?? {};
  const number = (name: keyof typeof DEFAULTS) => Number(settings[name]) || DEFAULTS[name];
  const isColumn = settings['direction'] === 'vertical';
  const track = slider.querySelector<HTMLElement>(SLIDER.track);
  const items = [...(track?.querySelectorAll<HTMLElement>(SLIDER.item) ?? [])];
  // A row of thumbnails must not widen the column that it stands in.
  styleFor(slider, { minWidth: '0' }, signal);
  if (track) {
    const scroll = isColumn ? { overflowY: 'auto', maxHeight: '100%' } : { overflowX: 'auto' };
    const row = { display: 'flex', flexDirection: isColumn ? 'column' : 'row', gap: `${number('itemMargin')}px` };
    const snap = { scrollSnapType: isColumn ? 'y proximity' : 'x proximity' };
    styleFor(track, { ...row, ...scroll, ...snap, position: 'relative' }, signal);
  }
  const width = `${number('itemWidth')}px`;
  for (const [index, item] of items.entries()) {
    styleFor(item, { display: 'block', flex: `0 0 ${width}`, width, scrollSnapAlign: 'center' }, signal);
    const link = item.querySelector('a');
    const choose = (event: Event) => {
      event.preventDefault();
      show(index);
    };
    link?.setAttribute('role', 'button');
    link?.addEventListener('click', choose, { signal });
    link?.addEventListener('keydown', (event) => event.key === ' ' && choose(event), { signal });
  }
  signal.addEventListener('abort', () => {
    for (const item of items) {
      item.classList.remove(SLIDER.active);
      for (const name of ['role', 'aria-pressed']) item.querySelector('a')?.removeAttribute(name);
    }
  });
  const [first] = items;
  if (first) {
    const product = productOf(slider);
    const thumbnail = followThumbnail(first, slider.getAttribute(SLIDER.variations));
    signal.addEventListener('abort', thumbnail.reset);
    subscribe(product, FORM_EVENT.resetImage, thumbnail.reset, signal);
    subscribe(product, FORM_EVENT.showVariation, ([variation]) => thumbnail.follow(variation) && show(0), signal);
  }
  return {
    mark: (index) => {
      for (const [place, item] of items.entries()) {
        item.classList.toggle(SLIDER.active, place === index);
        item.querySelector('a')?.setAttribute('aria-pressed', String(place === index));
      }
      const item = items[index];
      if (track && item) bringIntoView(track, item);
    },
  };
}

/** Offsets count from the track, also from right to left, where they and the track's scrolling are negative. */
function bringIntoView(track: HTMLElement, item: HTMLElement): void {
  track.scrollTo({
    left: item.offsetLeft + (item.offsetWidth - track.clientWidth) / 2,
    top: item.offsetTop + (item.offsetHeight - track.clientHeight) / 2,
  });
}
