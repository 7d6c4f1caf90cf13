import { keepStyle } from '../../shared/keep-style.ts';

/**
 * Shows or hides the link that clears a choice as the shop's own script does (woocommerce.md §4.4): by `visibility`,
 * and by `display` if a style sheet hides it. Returns a function that restores the styles.
 */
export function showReset(reset: HTMLElement, isShown: boolean): () => void {
  const undo = [keepStyle(reset, { visibility: isShown ? 'visible' : 'hidden' })];
  if (isShown && getComputedStyle(reset).display === 'none') undo.push(keepStyle(reset, { display: 'block' }));
  return () => {
    for (const restore of undo) restore();
  };
}
