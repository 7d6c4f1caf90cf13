import { isRecord, pageJQuery } from '@stirrup/cms';
import { keepStyle } from '../../shared/keep-style.ts';
import { CORE } from './contract.ts';
import { endName } from './end-name.ts';
import { numberOr } from './read-range.ts';

/**
 * A transparent range input covers its handle: assistive technology and keys use the input, the visitor sees the
 * handle.
 */
const COVERING = { position: 'absolute', inset: '0', inlineSize: '100%', blockSize: '100%', margin: '0', opacity: '0' };

/**
 * Fills the shop's empty slider as jQuery UI did, so that themes' styles apply, with a range input in each handle:
 * screen readers on touch screens can move those only (woocommerce.md §3.15). A page without a scale keeps its fields
 * and its button. The handles go when the signal aborts.
 */
export function addHandles(root: HTMLElement, signal: AbortSignal): void {
  const track = root.querySelector<HTMLElement>(CORE.track);
  const [lower, upper] = root.querySelectorAll<HTMLInputElement>(CORE.fields);
  if (!track || !lower || !upper || !limitsOf(root)) return;
  takeFromJQuery(track);
  // A cloned slider contains its original's handles.
  for (const element of track.querySelectorAll(CORE.filled)) element.remove();

  const bar = document.createElement('div');
  bar.className = CORE.barClasses;
  const handles = [lower, upper].map((field, end) => {
    const handle = document.createElement('span');
    handle.className = CORE.handleClasses;
    handle.append(createSlider(endName(root, field, end)));
    return handle;
  });
  // A vertical swipe scrolls the page.
  const restore = keepStyle(track, { display: '', touchAction: 'pan-y' });
  track.classList.add(...CORE.trackClasses);
  track.append(bar, ...handles);
  copyLimits(root);
  signal.addEventListener('abort', () => {
    for (const element of [bar, ...handles]) element.remove();
    track.classList.remove(...CORE.trackClasses);
    restore();
  });
  // By then the handle's range input has the focus.
  track.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
}

/** Copies the limits that the page prints now to the sliders. */
export function copyLimits(root: HTMLElement): void {
  const limits = limitsOf(root);
  const fields = root.querySelectorAll<HTMLInputElement>(CORE.fields);
  for (const [index, slider] of root.querySelectorAll<HTMLInputElement>(CORE.sliders).entries()) {
    slider.disabled = fields[index]?.disabled ?? false;
    if (limits) Object.assign(slider, limits);
  }
}

function createSlider(name: string): HTMLInputElement {
  const slider = document.createElement('input');
  slider.type = 'range';
  // The browser restores the field; the slider follows it.
  slider.autocomplete = 'off';
  slider.setAttribute('aria-label', name);
  Object.assign(slider.style, COVERING, { pointerEvents: 'none' });
  return slider;
}

/** The limits of the scale; undefined if the page prints none. */
function limitsOf(root: HTMLElement): { min: string; max: string; step: string } | undefined {
  const [lower, upper] = root.querySelectorAll<HTMLInputElement>(CORE.fields);
  const min = numberOr(lower?.getAttribute(CORE.min) ?? null, Number.NaN);
  const max = numberOr(upper?.getAttribute(CORE.max) ?? null, Number.NaN);
  const step = numberOr(root.querySelector(CORE.amount)?.getAttribute(CORE.step) ?? null, 1);
  if (!(max > min)) return undefined;
  return { min: String(min), max: String(max), step: String(step > 0 ? step : 1) };
}

/** Removes jQuery UI's slider from a track that the shop's script has already filled. */
function takeFromJQuery(track: HTMLElement): void {
  const jQuery = pageJQuery();
  if (!jQuery || !track.matches(`.${CORE.trackClasses[0]}`)) return;
  const slider: unknown = jQuery(track);
  if (!isRecord(slider) || typeof slider['slider'] !== 'function') return;
  try {
    slider['slider']('destroy');
  } catch {
    // A cloned element has the class, but no slider.
  }
}
