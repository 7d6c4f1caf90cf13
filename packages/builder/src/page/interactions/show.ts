import { restoreFocus } from '@stirrup/overlays/focus';
import { membersOf } from '@stirrup/runtime';
import { closePopup } from '../../overlays/popups/close-popup.ts';
import { isPopup } from '../../overlays/popups/is-popup.ts';
import type { Action, Target } from './interaction.ts';
import { openPopupFor } from './open-popup-for.ts';

/** Shows hidden elements, in whatever way they are hidden, and opens popups. Visible ones stay as they are. */
export const show: Action = (interaction, targets) => {
  for (const target of targets) {
    if (isPopup(target)) openPopupFor(interaction, target);
    else unhide(target);
  }
};

/** Hides elements, and closes popups. */
export const hide: Action = (_, targets) => {
  for (const target of targets) {
    if (isPopup(target)) closePopup(target);
    else conceal(target);
  }
};

/** Hides an element. A focus in it goes to the nearest element around it: else it would be lost with the element. */
function conceal(target: Target): void {
  const hasFocus = membersOf(target).contains(document.activeElement);
  target.style.display = 'none';
  if (hasFocus) restoreFocus(target, membersOf(target).parentElement);
}

function unhide(target: Target): void {
  target.removeAttribute('hidden');
  if (target.style.display === 'none') target.style.display = '';
  if (getComputedStyle(target).display === 'none') target.style.display = 'block';
}
