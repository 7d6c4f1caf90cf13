import { HIDDEN_CLASS } from './contract.ts';

/** Hides an element from sight, not from screen readers. Themes style the class; where one does not, it must not show all the same. */
export function hideFromSight(element: HTMLElement): void {
  element.classList.add(HIDDEN_CLASS);
  Object.assign(element.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
}
