import { text } from '@stirrup/cms/texts';
import { makeControl, nameBareControl } from '../../shared/make-control.ts';
import { backToTopTexts } from './texts.ts';

/**
 * Names a control that shows a picture only, and makes any other tag a button. Fetched by such controls, with all that
 * knows the page's texts.
 *
 * @param act Handler of a key press, for an element that is no control by itself.
 */
export function completeControl(control: HTMLElement, act: (event: Event) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const name = text(backToTopTexts, 'backToTop');
  // A link keeps its role and its keys.
  if (control.matches('a[href]')) nameBareControl(control, name, signal);
  else makeControl(control, name, act, signal);
}
