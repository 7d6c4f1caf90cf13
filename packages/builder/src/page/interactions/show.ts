import { closePopup } from '../../overlays/popups/close-popup.ts';
import { isPopup } from '../../overlays/popups/is-popup.ts';
import type { Action, Target } from './interaction.ts';
import { openPopupFor } from './open-popup-for.ts';

/** Shows hidden elements, in whatever way they are hidden, and opens popups. Visible ones stay as they are. */
export const show: Action = (interaction, targets) => {
  for (const target of targets) {
    if (isPopup(target)) openPopupFor(interaction, target);
    else reveal(target);
  }
};

/** Hides elements, and closes popups. */
export const hide: Action = (_, targets) => {
  for (const target of targets) {
    if (isPopup(target)) closePopup(target);
    else target.style.display = 'none';
  }
};

function reveal(target: Target): void {
  target.removeAttribute('hidden');
  if (target.style.display === 'none') target.style.display = '';
  if (getComputedStyle(target).display === 'none') target.style.display = 'block';
}
