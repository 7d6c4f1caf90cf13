import { isPlainClick, membersOf, pageRegistry } from '@stirrup/runtime';
import { isPopup } from '../popups/is-popup.ts';
import { knownPopups } from '../popups/known-popups.ts';
import { openPopup } from '../popups/open-popup.ts';

/**
 * Lets controls open and close popups: buttons and links with `aria-controls`, anywhere on the page, also those added
 * later. One listener serves the whole page.
 */
export function listenToControls(): void {
  pageRegistry().shared('popups/controls', () => {
    const press = (event: MouseEvent) => {
      const control = event.target instanceof Element && membersOf(event.target).closest('[aria-controls]');
      if (!control || event.defaultPrevented || !isPlainClick(event)) return;
      for (const id of control.getAttribute('aria-controls')?.split(/\s+/) ?? []) {
        const element = document.getElementById(id);
        if (!element || !isPopup(element) || !isOrComesUp(element)) continue;
        event.preventDefault();
        const popup = knownPopups().get(element);
        if (popup?.isOpen()) popup.close();
        // A control in it may have closed it just now, by another of its ways.
        else if (!element.contains(control)) void openPopup(element, { opener: control });
      }
    };
    document.addEventListener('click', press);
  });
}

/** If a popup has failed, its controls keep their default action. */
function isOrComesUp(popup: Element): boolean {
  return (
    knownPopups().has(popup) ||
    pageRegistry()
      .claimsOf(popup)
      .some(({ isComingUp }) => isComingUp)
  );
}
