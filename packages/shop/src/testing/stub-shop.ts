/** One call that reached the stub. */
export interface ShopCall {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Answers JSON, or HTML as it is. */
  readonly answer: (body: object | string, status?: number) => Promise<void>;
  /** The network fails. */
  readonly drop: () => Promise<void>;
}

/** Replaces `fetch` by a shop whose answers the test gives by hand, at any time. */
export function stubShop(): ShopCall[] {
  const calls: ShopCall[] = [];
  globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const answer = (body: object | string, status = 200) => {
        resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
        return settle();
      };
      const drop = () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      };
      const endpoint = new URL(String(input), 'https://shop.test').searchParams.get('wc-ajax') ?? '';
      calls.push({ endpoint, fields: Object.fromEntries(new URLSearchParams(String(init.body))), answer, drop });
    });
  return calls;
}

/** A well-formed answer of the shop, for a cart that holds the given goods. */
export function cartAnswer(hash: string, ...goods: string[]): object {
  const content = `<div class="widget_shopping_cart_content">${goods.join(', ')}</div>`;
  return { fragments: { 'div.widget_shopping_cart_content': content }, cart_hash: hash, notices: '' };
}

/** Waits until everything that can go on has gone on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}
