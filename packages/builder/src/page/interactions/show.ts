import { closePopup } from '../../overlays/popups/close-popup.ts';
import { isPopup } from '../../overlays/popups/is-popup.ts';
import type { Action, Target } from './interaction.ts';
import { openPopupFor } from './open-popup-for.ts';

/** Shows what is hidden, by whatever means, and opens popups; what shows already stays as it is. */
export const show: Action = (interaction, targets) => {
  for (const target of targets) {
    if (isPopup(target)) openPopupFor(interaction, target);
    else reveal(target);
  }
};

/** Hides, and closes popups. */
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
