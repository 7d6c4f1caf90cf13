import { text } from '@stirrup/cms/texts';
import { makeControl, nameBareControl } from '../make-control.ts';
import { controlTexts } from './texts.ts';

/** Names of the texts that a control may be named by. */
export type ControlName = keyof typeof controlTexts;

/**
 * Names a bare control, and makes any other tag a button if a key press is to do something. Fetched by such controls,
 * with all that knows the page's texts.
 */
export function nameControl(
  control: HTMLElement,
  name: ControlName,
  signal: AbortSignal,
  act: ((event: Event) => void) | undefined,
): void {
  if (signal.aborted) return;
  const accessibleName = text(controlTexts, name);
  // A link keeps its role and its keys.
  if (act && !control.matches('a[href]')) makeControl(control, accessibleName, act, signal);
  else nameBareControl(control, accessibleName, signal);
}
