import { CORE } from './contract.ts';
import { endName } from './end-name.ts';
import { keepStyle } from './keep-style.ts';
import { numberOr } from './read-range.ts';

/** Covers its handle and is not seen: it is what assistive technology and keys work on, the handle what shows. */
const COVERING = { position: 'absolute', inset: '0', inlineSize: '100%', blockSize: '100%', margin: '0', opacity: '0' };

/**
 * Fills the shop's empty slider as jQuery UI did, so that themes' styles hold, with a range input in each handle: touch
 * screens' readers can move those, and know no other way (woocommerce.md §3.15). Nothing is added where the page
 * has no scale: its fields and its button do without. It goes with the signal.
 */
export function addHandles(root: HTMLElement, signal: AbortSignal): void {
  const track = root.querySelector<HTMLElement>(CORE.track);
  const [lower, upper] = root.querySelectorAll<HTMLInputElement>(CORE.fields);
  if (!track || !lower || !upper || !limitsOf(root)) return;
  takeFromJQuery(track);
  // A copy of a slider brings its handles along.
  for (const element of track.querySelectorAll(CORE.filled)) element.remove();

  const bar = document.createElement('div');
  bar.className = CORE.barClasses;
  const handles = [lower, upper].map((field, end) => {
    const handle = document.createElement('span');
    handle.className = CORE.handleClasses;
    handle.append(createSlider(endName(root, field, end)));
    return handle;
  });
  // A finger that goes up or down the page scrolls it.
  const restore = keepStyle(track, { display: '', touchAction: 'pan-y' });
  track.classList.add(...CORE.trackClasses);
  track.append(bar, ...handles);
  copyLimits(root);
  signal.addEventListener('abort', () => {
    for (const element of [bar, ...handles]) element.remove();
    track.classList.remove(...CORE.trackClasses);
    restore();
  });
  // The handle's slider has the focus by then.
  track.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
}

/** Gives the sliders the limits that the page prints now. */
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
  // The field is what the browser brings back.
  slider.autocomplete = 'off';
  slider.setAttribute('aria-label', name);
  Object.assign(slider.style, COVERING, { pointerEvents: 'none' });
  return slider;
}

/** Undefined where the page does not say how far the prices go. */
function limitsOf(root: HTMLElement): { min: string; max: string; step: string } | undefined {
  const [lower, upper] = root.querySelectorAll<HTMLInputElement>(CORE.fields);
  const min = numberOr(lower?.getAttribute(CORE.min) ?? null, Number.NaN);
  const max = numberOr(upper?.getAttribute(CORE.max) ?? null, Number.NaN);
  const step = numberOr(root.querySelector(CORE.amount)?.getAttribute(CORE.step) ?? null, 1);
  if (!(max > min)) return undefined;
  return { min: String(min), max: String(max), step: String(step > 0 ? step : 1) };
}

/** Takes jQuery UI's slider off a track that the shop's script has filled already. */
function takeFromJQuery(track: HTMLElement): void {
  const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
  if (typeof jQuery !== 'function' || !track.matches(`.${CORE.trackClasses[0]}`)) return;
  const slider: unknown = jQuery(track);
  if (typeof slider !== 'object' || slider === null || !('slider' in slider) || typeof slider.slider !== 'function')
    return;
  try {
    slider.slider('destroy');
  } catch {
    // A copy of the element carries the class, and no slider.
  }
}
