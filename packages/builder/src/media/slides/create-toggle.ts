import { createButton } from '@stirrup/runtime';
import type { SlideLibrary } from './slide-library.ts';

/** A button that stops slides that move by themselves, and starts them again (WCAG 2.2.2). */
export function createToggle({ classes, signs }: SlideLibrary): HTMLElement {
  const toggle = createButton({ className: classes['toggle'] ?? '' });
  // The builder's styles have no place for it. It comes before the slides, which may have a level of their own.
  Object.assign(toggle.style, { position: 'absolute', inset: 'auto auto 0 0', zIndex: '2', padding: '.5em .75em' });
  for (const [name, sign] of Object.entries(signs)) {
    toggle.append(Object.assign(document.createElement('span'), { className: name, textContent: sign }));
  }
  return toggle;
}
