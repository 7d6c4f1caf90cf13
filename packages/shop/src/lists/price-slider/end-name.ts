import { text } from '@stirrup/cms/texts';
import { priceSliderTexts } from './texts.ts';

/**
 * Accessible name of an end: its field's label. An id may be on the page twice, so the label is searched inside the
 * root.
 */
export function endName(root: HTMLElement, field: HTMLInputElement, end: number): string {
  const around = field.closest('label');
  const beside = field.id ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null;
  const printed = (around ?? beside)?.textContent.trim() || field.getAttribute('aria-label') || field.placeholder;
  return printed || text(priceSliderTexts, end === 0 ? 'minPrice' : 'maxPrice');
}
