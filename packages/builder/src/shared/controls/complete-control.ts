import { importWithRetry } from '@stirrup/runtime';
import { isNamed } from '../make-control.ts';
import type { ControlName } from './name-control.ts';

/** Elements that are controls already. */
const NATIVE = 'button, a[href]';

/**
 * Names a control that shows a picture only, as soon as the page's texts have loaded. Few controls do.
 *
 * @param act Handler of a key press; with one, any tag that is no control becomes a button.
 */
export function completeControl(
  control: HTMLElement,
  name: ControlName,
  signal: AbortSignal,
  act?: (event: Event) => void,
): void {
  if (isNamed(control) && (!act || control.matches(NATIVE))) return;
  importWithRetry(() => import('./name-control.ts')).then(
    ({ nameControl }) => nameControl(control, name, signal, act),
    reportError,
  );
}
