import { pageRegistry } from '@stirrup/runtime';
import { knownPopups } from '../popups/known-popups.ts';

/**
 * Lets controls open and close popups: buttons and links with `aria-controls`, wherever they are and whenever they come.
 * One listener for the page.
 */
export function hearControls(): void {
  pageRegistry().shared('popups/controls', () => {
    const press = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest('[aria-controls]');
      if (!control || event.defaultPrevented) return;
      for (const id of control.getAttribute('aria-controls')?.split(/\s+/) ?? []) {
        const popup = knownPopups().get(document.getElementById(id) ?? control);
        if (!popup) continue;
        event.preventDefault();
        if (popup.isOpen()) popup.close();
        else void popup.open({ opener: control });
      }
    };
    document.addEventListener('click', press);
    return press;
  });
}
