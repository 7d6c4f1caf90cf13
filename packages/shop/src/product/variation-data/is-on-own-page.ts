import { httpUrl } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';

/**
 * True if the page is that of a form's product, so that its address describes the form's choice. A form in a quick view
 * submits to another page (woocommerce.md §3.5). Pages of reviews are below the product's. With plain permalinks all pages
 * have one path, and count as the product's.
 */
export function isOnOwnPage(form: HTMLElement): boolean {
  const action = httpUrl(membersOf(form).getAttribute('action')) ?? location.href;
  return pathOf(location.href).startsWith(pathOf(action));
}

/** The path with a slash at its end. Browsers and the CMS encode letters of an address in different case. */
function pathOf(address: string): string {
  return new URL(address).pathname.toLowerCase().replace(/\/*$/, '/');
}
