import { text } from '@stirrup/cms/texts';
import type { Part } from '@stirrup/runtime';
import { nameBareControl } from '../../shared/make-control.ts';
import { searchOverlayTexts } from './texts.ts';

/** Names a control that shows a picture only. Fetched for such controls, with all that knows the page's texts. */
export function nameControl({ element, name }: Part, signal: AbortSignal): void {
  nameBareControl(element, text(searchOverlayTexts, name === 'close' ? 'closeSearch' : 'toggleSearch'), signal);
}
