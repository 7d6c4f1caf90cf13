import { text } from '@stirrup/cms/texts';
import { priceSliderTexts } from './texts.ts';

/** Names an end after its field's label. The same id may be on the page twice, so labels are searched for inside the root. */
export function endName(root: HTMLElement, field: HTMLInputElement, end: number): string {
  const around = field.closest('label');
  const beside = field.id ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null;
  const printed = (around ?? beside)?.textContent.trim() || field.getAttribute('aria-label') || field.placeholder;
  return printed || text(priceSliderTexts, end === 0 ? 'minPrice' : 'maxPrice');
}
