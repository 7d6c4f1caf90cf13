import { fillHtml } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { keepStyle } from '../../shared/keep-style.ts';
import type { Variation } from '../variation-data/variation.ts';
import { FIELD, TEMPLATE } from './contract.ts';
import { fillTemplate } from './fill-template.ts';
import { variationTexts } from './texts.ts';

/** The shop's template (woocommerce.md §3.5), for pages whose template scripts were removed. */
const OWN_TEMPLATE = [
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('');

/** The shop's template for a variation that cannot be bought, for the same pages. */
const OWN_UNAVAILABLE = '<p role="alert">{{ data.text }}</p>';

/** Shows a variation in the form's area, by the page's own template. */
export function fillArea(area: HTMLElement, variation: Variation): void {
  const isVisible = Boolean(variation['variation_is_visible']);
  const id = isVisible ? TEMPLATE.variation : TEMPLATE.unavailable;
  // A text of the page may have an element with the same id, and is no template.
  const printed = document.querySelector<HTMLScriptElement>(`script#${id}`)?.text;
  const template = printed ?? (isVisible ? OWN_TEMPLATE : OWN_UNAVAILABLE);
  // Screen readers announce elements that are added to the area, and none whose text alone has changed.
  fillHtml(area, '');
  fillHtml(area, fillTemplate(template, { variation, text: text(variationTexts, 'variationUnavailable') }));
  area.style.display = '';
}

/** Hides the area; its content stays, as with the shop's own script (woocommerce.md §5.5). */
export function hideArea(area: HTMLElement): void {
  area.style.display = 'none';
}

/**
 * Shows the part of the form that old themes print hidden; returns a function that restores form and area as printed.
 */
export function openForm(form: ParentNode, area: HTMLElement | undefined, wrap: HTMLElement | undefined): () => void {
  const content = [...(area?.childNodes ?? [])];
  const ids = [...membersOf(form).querySelectorAll(FIELD.variation)].map(
    (input) => [input, input.getAttribute('value')] as const,
  );
  const closings = [wrap, area].map((element) => element && keepStyle(element, { display: '' }));
  return () => {
    for (const close of closings) close?.();
    area?.replaceChildren(...content);
    for (const [input, printed] of ids) input.setAttribute('value', printed ?? '');
  };
}
