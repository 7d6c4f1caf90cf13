import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { askCms } from './demo-cms.ts';

/** Inline scripts with the CMS's settings. */
const SETTINGS = 'script[id$="-js-extra"]';

/**
 * Visits a page of the demo shop: fills the visitor's cart, then takes over the page's globals, body classes and
 * faults.
 *
 * @returns the page.
 */
export async function openDemoPage(path: string, cart: Readonly<Record<string, number>>): Promise<Document> {
  for (const [slug, quantity] of Object.entries(cart)) {
    const body = new URLSearchParams({ product_id: String(productCalled(slug).id), quantity: String(quantity) });
    await askCms('/?wc-ajax=add_to_cart', { method: 'POST', body });
  }
  const answer = await askCms(path);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.body.classList.add(...page.body.classList);
  for (const { id, textContent } of page.querySelectorAll(SETTINGS)) {
    const script = document.createElement('script');
    script.id = id;
    script.textContent = textContent;
    document.head.append(script);
  }
  return page;
}
