import { createRequire } from 'node:module';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { recordedCalls, recordedPage } from '../../../fixtures/recordings.ts';
import { openPage, SITE } from '../../support/browser.ts';

const jquery = createRequire(import.meta.url).resolve('jquery');

interface Fragments {
  readonly fragments: Readonly<Record<string, string>>;
  readonly cart_hash: string;
}

function recordedAnswer(name: string): Fragments {
  const [call] = recordedCalls(name);
  return JSON.parse(call?.response.body ?? '');
}

/** A line of the recorded cart, and the parts that identify its product. */
const LINE = /[ \t]*<li class="woocommerce-mini-cart-item[\s\S]*?<\/li>\n?/;
const RECORDED = { key: /67c6a1e7ce56d3d6fa748ab6d9af3fd7/g, id: /data-product_id="47"/g, name: /Album/g } as const;

const keyOf = (id: string) => `key${id}`;

/** A cart of several products in the recorded markup: the recorded line, once for each of them. */
function cartOf(ids: readonly string[], answer: Fragments, empty: Fragments): Fragments {
  if (ids.length === 0) return empty;
  const fragments = Object.entries(answer.fragments).map(([selector, html]) => {
    const [line = ''] = LINE.exec(html) ?? [];
    const filled = ids.map((id) =>
      line
        .replace(RECORDED.key, keyOf(id))
        .replace(RECORDED.id, `data-product_id="${id}"`)
        .replace(RECORDED.name, `Product ${id}`),
    );
    const counted = html.replace(/>1( item)?</, (_, word) => `>${ids.length}${word ? ' items' : ''}<`);
    return [selector, line ? html.replace(line, filled.join('')) : counted];
  });
  return { fragments: Object.fromEntries(fragments), cart_hash: `hash${ids.join('and')}` };
}

/** Opens a recorded page with our script tag, and a shop that responds as the recorded one did. */
export async function withCapture(name: 'classic-shop' | 'bricks-shop'): Promise<Page> {
  const isBuilder = name.startsWith('bricks');
  const full = recordedAnswer(isBuilder ? 'bricks_add_to_cart' : 'add_to_cart');
  const empty = recordedAnswer('remove_from_cart');
  const ids = new Set<string>();
  const answerTo = (request: Request) => {
    const fields = new URLSearchParams(request.postData() ?? '');
    const added = fields.get('product_id');
    const removed = [...ids].find((id) => keyOf(id) === fields.get('cart_item_key'));
    if (added) ids.add(added);
    if (removed) ids.delete(removed);
    return cartOf([...ids], full, empty);
  };
  return openPage(recordedPage(name), {
    scripts: ['stirrup.js'],
    path: '/shop/',
    prepare: async (page) => {
      const context = page.context();
      await context.route(
        (url) => url.origin !== SITE,
        (route) => route.fulfill(route.request().url().includes('/jquery.min.js') ? { path: jquery } : { body: '' }),
      );
      await context.route(
        (url) => url.searchParams.has('wc-ajax'),
        async (route) => {
          const answer = answerTo(route.request());
          await setCookies(context, answer.cart_hash);
          await route.fulfill({ json: answer });
        },
      );
    },
  });
}

async function setCookies(context: BrowserContext, hash: string): Promise<void> {
  if (hash) {
    await context.addCookies([
      { name: 'woocommerce_cart_hash', value: hash, url: SITE },
      { name: 'woocommerce_items_in_cart', value: '1', url: SITE },
    ]);
  } else await context.clearCookies({ name: /^woocommerce_/ });
}
