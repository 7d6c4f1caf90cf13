import { httpUrl } from '@stirrup/cms';
import { loadTwice } from '@stirrup/runtime';
import { isPlainClick } from '../own-click.ts';
import { CLASS } from './contract.ts';
import type { LightboxOptions } from './lightbox-options.ts';

/**
 * Opens pictures over the page by a click on them, or on a button of its own. The lightbox is fetched by the first click;
 * where that fails, the browser opens the picture's file, as it would without us. What fails after the lightbox has begun
 * does not lead away; the next click does.
 *
 * @param currentIndex tells which slide shows.
 */
export function offerLightbox(
  root: HTMLElement,
  slides: readonly HTMLElement[],
  currentIndex: () => number,
  options: LightboxOptions,
  signal: AbortSignal,
): void {
  let works = true;
  /** From the first click until it has closed: a second one does not open a second one. */
  let isBusy = false;
  const open = async (index: number, opener: HTMLElement) => {
    if (isBusy) return;
    if (!works) {
      openFile(index);
      return;
    }
    isBusy = true;
    try {
      const { openLightbox } = await loadTwice(() => import('./open-lightbox.ts'));
      if (!signal.aborted) works = await openLightbox(slides, index, opener, options, signal);
    } catch {
      if (!signal.aborted) openFile(index);
    } finally {
      isBusy = false;
    }
  };
  const openFile = (index: number) => {
    const address = httpUrl(slides[index]?.querySelector('a')?.href);
    if (address) location.assign(address);
  };
  if (options.hasTrigger) addTrigger(root, options.label, (trigger) => void open(currentIndex(), trigger), signal);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
    const index = slides.findIndex((slide) => link && slide.contains(link));
    if (!link || index < 0 || !isPlainClick(event)) return;
    event.preventDefault();
    void open(index, link);
  };
  root.addEventListener('click', onClick, { signal });
}

function addTrigger(root: HTMLElement, label: string, open: (trigger: HTMLElement) => void, signal: AbortSignal): void {
  const trigger = document.createElement('button');
  Object.assign(trigger, { type: 'button', className: CLASS.trigger, textContent: '🔍' });
  trigger.setAttribute('aria-haspopup', 'dialog');
  trigger.setAttribute('aria-label', label);
  Object.assign(trigger.style, { padding: '0', border: '0' });
  trigger.addEventListener('click', () => open(trigger), { signal });
  signal.addEventListener('abort', () => trigger.remove());
  root.prepend(trigger);
}
