import { restoreAttribute } from '@stirrup/runtime';
import { openOverlays } from './open-overlays.ts';

/**
 * Keeps `aria-expanded` of a control true while an element is an open overlay, whoever opened it, until `signal`
 * aborts; the attribute is then restored.
 *
 * @example
 * ```ts
 * for (const toggle of togglesOf(panel)) followOverlay(toggle, panel, signal);
 * ```
 */
export function followOverlay(control: Element, element: Element, signal: AbortSignal): void {
  const before = control.getAttribute('aria-expanded');
  const unfollow = openOverlays().subscribe((open) => {
    control.setAttribute('aria-expanded', String(open.some((overlay) => overlay.element === element)));
  });
  signal.addEventListener('abort', () => {
    unfollow();
    restoreAttribute(control, 'aria-expanded', before);
  });
}
