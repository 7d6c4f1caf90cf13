import { httpUrl } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';

/**
 * True if the page is that of a form's product, so that its address describes the form's choice. A form in a quick view
 * submits to another page (woocommerce.md §3.5). Pages of reviews are below the product's.
 */
export function isOnOwnPage(form: HTMLElement): boolean {
  const action = httpUrl(membersOf(form).getAttribute('action')) ?? location.href;
  // Browsers and the CMS encode letters of an address in different case.
  return location.pathname.toLowerCase().startsWith(new URL(action).pathname.toLowerCase());
}
