import { text } from '@stirrup/cms/texts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { isNamed } from '../../shared/make-control.ts';
import { accordionTexts } from './texts.ts';

/**
 * Names a title that has no words, unless its author has: one that shows a picture only. Fetched by such titles, with all
 * that knows the page's texts.
 */
export function nameTitle(title: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || isNamed(title)) return;
  signal.addEventListener('abort', keepAttributes(title, ['aria-label']));
  title.setAttribute('aria-label', text(accordionTexts, 'openAccordion'));
}
