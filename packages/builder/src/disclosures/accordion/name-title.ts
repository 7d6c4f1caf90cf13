import { text } from '@stirrup/cms/texts';
import { nameBareControl } from '../../shared/make-control.ts';
import { accordionTexts } from './texts.ts';

/** Names a title that shows a picture only. Fetched by such titles, with all that knows the page's texts. */
export function nameTitle(title: HTMLElement, signal: AbortSignal): void {
  nameBareControl(title, text(accordionTexts, 'openAccordion'), signal);
}
