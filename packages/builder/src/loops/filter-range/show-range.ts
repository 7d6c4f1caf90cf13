import type { Part } from '@stirrup/runtime';
import { LAYERS, SHORTEST_BAR } from './contract.ts';
import type { RangeView } from './create-range.ts';
import type { Ends } from './ends.ts';
import type { RangeControls } from './range-controls.ts';

/** Parts that show a range beside its controls. */
interface Shown {
  readonly value: readonly Part[];
  readonly track: readonly Part[];
}

/**
 * Shows both ends in the controls, as texts and on the track.
 *
 * @param texts The formatted values of both ends.
 */
export function showRange(
  { numbers, sliders }: RangeControls,
  { value, track }: Shown,
  { ends, limits, typing }: RangeView,
  texts: readonly string[],
): void {
  for (const [end, field] of numbers.entries()) if (!typing.has(field)) field.value = String(ends[end]);
  for (const [end, slider] of sliders.entries()) {
    slider.value = String(ends[end]);
    slider.style.zIndex = ends[0] === ends[1] ? (LAYERS[end] ?? '') : '';
  }
  for (const { element, index } of value) {
    if (element.textContent !== texts[index]) element.textContent = texts[index] ?? '';
  }
  if (track[0]) showBar(track[0].element, ends, limits);
}

function showBar(track: HTMLElement, [low, high]: Ends, [min, max]: Ends): void {
  // A scale with a single value is chosen as a whole.
  const [start, width] = max > min ? [low - min, high - low].map((part) => (part / (max - min)) * 100) : [0, 100];
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  Object.assign(track.style, {
    width: `${width}%`,
    left: isRightToLeft ? 'auto' : `${start}%`,
    right: isRightToLeft ? `${start}%` : 'auto',
    visibility: (width ?? 0) > SHORTEST_BAR ? 'visible' : 'hidden',
  });
}
