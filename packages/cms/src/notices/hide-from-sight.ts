import { SIGHT_HIDDEN_CLASS } from './contract.ts';

/**
 * Hides an element visually, but not from screen readers. Themes style the class; inline styles cover themes that do
 * not.
 */
export function hideFromSight(element: HTMLElement): void {
  element.classList.add(SIGHT_HIDDEN_CLASS);
  Object.assign(element.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
}
