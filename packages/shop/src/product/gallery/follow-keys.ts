import { hasModifier } from '@stirrup/runtime';
import { placeAfter } from './place-after.ts';
import type { ThemedGallery } from './themed-gallery.ts';

/**
 * Makes the arrow keys, Home and End show slides, and focus their buttons in a list. It comes before the gallery's own
 * listener, which does not loop.
 */
export function followKeys(list: HTMLElement, gallery: ThemedGallery): void {
  const { slides, show, signal } = gallery;
  const move = (event: KeyboardEvent) => {
    const buttons = [...list.querySelectorAll<HTMLElement>('a, button')];
    const from = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    const next = nextOf(event.key, from);
    if (next === undefined || from < 0 || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!slides[next]) return;
    buttons[next]?.focus();
    show(next);
  };
  const nextOf = (key: string, from: number) => {
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    if (key === 'Home') return 0;
    if (key === 'End') return slides.length - 1;
    if (key === 'ArrowRight') return placeAfter(gallery, from, isRightToLeft ? -1 : 1);
    return key === 'ArrowLeft' ? placeAfter(gallery, from, isRightToLeft ? 1 : -1) : undefined;
  };
  list.addEventListener('keydown', move, { capture: true, signal });
}
