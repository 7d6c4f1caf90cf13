import { subscribe } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { productOf } from '../product-of.ts';
import { FORM_EVENT, SLIDER } from './builder-contract.ts';
import type { AttachControls } from './controls.ts';
import { followThumbnail } from './follow-thumbnail.ts';

/** Defaults in px for the width of a thumbnail and the gap between two. */
const DEFAULTS = { itemWidth: 100, itemMargin: 0 };

/**
 * Makes the builder's slider of thumbnails choose the gallery's slides, in a scrolling row or column. Its links become
 * buttons. The first thumbnail follows the variations that the page lists.
 */
export const attach: AttachControls = (slider, slides, show, signal, styleFor) => {
  const settings = parseObject(slider.getAttribute(SLIDER.settings) ?? '') ?? {};
  const number = (name: keyof typeof DEFAULTS) => Number(settings[name]) || DEFAULTS[name];
  const isColumn = settings['direction'] === 'vertical';
  const track = slider.querySelector<HTMLElement>(SLIDER.track);
  const items = [...(track?.querySelectorAll<HTMLElement>(SLIDER.item) ?? [])];
  // A row of thumbnails must not widen its column.
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
      show?.(index);
    };
    link?.setAttribute('role', 'button');
    if (link && !link.hasAttribute('aria-label') && !item.querySelector('img')?.alt) {
      link.setAttribute('aria-label', `${index + 1} / ${items.length}`);
      signal.addEventListener('abort', () => link.removeAttribute('aria-label'));
    }
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
    subscribe(product, FORM_EVENT.showVariation, ([variation]) => thumbnail.follow(variation) && show?.(0), signal);
  }
  const mark = () => {
    const current = slides.findIndex((slide) => !slide.hasAttribute('inert'));
    for (const [place, item] of items.entries()) {
      item.classList.toggle(SLIDER.active, place === current);
      item.querySelector('a')?.setAttribute('aria-pressed', String(place === current));
    }
    const item = items[current];
    if (track && item) bringIntoView(track, item);
  };
  const observer = new MutationObserver(mark);
  for (const slide of slides) observer.observe(slide, { attributeFilter: ['inert'] });
  signal.addEventListener('abort', () => observer.disconnect());
  mark();
};

/** Offsets count from the track. In right-to-left pages both they and `scrollLeft` are negative. */
function bringIntoView(track: HTMLElement, item: HTMLElement): void {
  track.scrollTo({
    left: item.offsetLeft + (item.offsetWidth - track.clientWidth) / 2,
    top: item.offsetTop + (item.offsetHeight - track.clientHeight) / 2,
  });
}
