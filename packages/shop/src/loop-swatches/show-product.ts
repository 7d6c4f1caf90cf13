import { fillHtml, httpUrl } from '@stirrup/cms';
import { textOf } from '../product/text-of.ts';
import type { Variation } from '../variations/variation.ts';
import { PICTURE_ATTRIBUTES, PRODUCT } from './contract.ts';

/** Shows a variation's picture at the product; returns what puts the server's back. */
export function showPicture(product: ParentNode, { image }: Variation): () => void {
  const picture = product.querySelector(PRODUCT.image);
  if (!picture || typeof image !== 'object' || image === null) return () => undefined;
  const fields = { ...image };
  const printed = PICTURE_ATTRIBUTES.map((name) => [name, picture.getAttribute(name)] as const);
  const write = (name: string, value: string | null) =>
    value ? picture.setAttribute(name, value) : picture.removeAttribute(name);
  for (const name of PICTURE_ATTRIBUTES) write(name, textOf(fields, name) || null);
  return () => {
    for (const [name, value] of printed) write(name, value);
  };
}

/** Shows a variation's price; returns what puts the server's back. */
export function showPrice(product: ParentNode, variation: Variation): () => void {
  const place = product.querySelector<HTMLElement>(PRODUCT.price);
  const price = textOf(variation, 'price_html');
  if (!place || !price) return () => undefined;
  const printed = [...place.childNodes];
  place.replaceChildren();
  fillHtml(place, price);
  return () => place.replaceChildren(...printed);
}

/** Shows a variation's availability; returns what takes it away. */
export function showAvailability(place: HTMLElement, variation: Variation): () => void {
  fillHtml(place, textOf(variation, 'availability_html'));
  return () => place.replaceChildren();
}

/** Lets the button lead to the variation and say so; returns what puts the server's back. */
export function showInLink(button: HTMLElement, variation: Variation): () => void {
  const printed = button.getAttribute('href');
  const content = [...button.childNodes];
  const address = httpUrl(textOf(variation, 'add_to_cart_url'));
  if (address) button.setAttribute('href', address);
  button.textContent = textOf(variation, 'add_to_cart_text');
  return () => {
    if (printed !== null) button.setAttribute('href', printed);
    button.replaceChildren(...content);
  };
}

/** Gives the button a name for a while. */
export function nameLink(button: HTMLElement, name: string): () => void {
  const printed = button.getAttribute('aria-label');
  button.setAttribute('aria-label', name);
  return () => (printed === null ? button.removeAttribute('aria-label') : button.setAttribute('aria-label', printed));
}
