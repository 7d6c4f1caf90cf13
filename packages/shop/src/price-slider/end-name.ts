import { priceSliderTexts, text } from '@stirrup/cms/texts';

/** What an end is called: as the page labels its field. The same id may be on the page twice, so labels are looked for inside. */
export function endName(root: HTMLElement, field: HTMLInputElement, end: number): string {
  const around = field.closest('label');
  const beside = field.id ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null;
  const printed = (around ?? beside)?.textContent.trim() || field.getAttribute('aria-label') || field.placeholder;
  return printed || text(priceSliderTexts, end === 0 ? 'minPrice' : 'maxPrice');
}
