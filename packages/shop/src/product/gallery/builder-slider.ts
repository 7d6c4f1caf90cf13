import { subscribe } from '@stirrup/cms';
import { hasModifier, parseObject } from '@stirrup/runtime';
import { productOf } from '../product-of.ts';
import { FORM_EVENT, SLIDER } from './builder-contract.ts';
import type { AttachControls } from './controls.ts';
import { followThumbnail } from './follow-thumbnail.ts';

/** Defaults in px for the width of a thumbnail and the gap between two; and for the least and the most in a row, if any. */
const DEFAULTS = { itemWidth: 100, itemMargin: 0, minItems: 0, maxItems: 0 };

/** Keys of a column, beside those of a row. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Makes the builder's slider of thumbnails choose the gallery's slides, in a scrolling row or column. Its links become
 * buttons, with arrow keys. The first thumbnail follows the variations that the page lists.
 */
export const attach: AttachControls = (slider, slides, show, signal, { styleFor, nextIndex }) => {
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
  /** The width of a thumbnail of which so many fill the row. */
  const shareOf = (count: number) => `calc((100% - ${(count - 1) * number('itemMargin')}px) / ${count})`;
  const [least, most] = [number('minItems'), number('maxItems')];
  let width = `${number('itemWidth')}px`;
  if (least && !isColumn) width = `min(${width}, ${shareOf(least)})`;
  if (most && !isColumn) width = `max(${width}, ${shareOf(most)})`;
  for (const [index, item] of items.entries()) {
    styleFor(item, { display: 'block', flex: `0 0 ${width}`, width, scrollSnapAlign: 'center' }, signal);
    const link = item.querySelector('a');
    const choose = (event: MouseEvent | KeyboardEvent) => {
      if (hasModifier(event)) return;
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
  const move = (event: KeyboardEvent) => {
    const links = items.map((item) => item.querySelector('a'));
    const from = links.findIndex((link) => link?.contains(document.activeElement));
    const isRightToLeft = getComputedStyle(slider).direction === 'rtl';
    const step = isColumn && !hasModifier(event) && STEPS[event.key];
    const next = step ? from + step : nextIndex(event, from, links.length, isRightToLeft);
    if (next === undefined || !links[next]) return;
    event.preventDefault();
    links[next].focus();
    show?.(next);
  };
  track?.addEventListener('keydown', move, { signal });
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
