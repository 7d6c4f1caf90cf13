import { createButton } from '@stirrup/runtime';

/**
 * A button that stops slides that move by themselves, and starts them again (WCAG 2.2.2).
 *
 * @param signs Its signs, by their classes.
 */
export function createToggle(signs: Readonly<Record<string, string>>): HTMLElement {
  const toggle = createButton({ className: 'splide__toggle' });
  // The builder's styles have no place for it.
  Object.assign(toggle.style, { position: 'absolute', inset: 'auto auto 0 0', zIndex: '1', padding: '.5em .75em' });
  for (const [name, sign] of Object.entries(signs)) {
    toggle.append(Object.assign(document.createElement('span'), { className: name, textContent: sign }));
  }
  return toggle;
}
