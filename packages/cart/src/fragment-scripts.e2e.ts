import { expect, it } from 'vitest';
import { openPage } from '../../../e2e/support/browser.ts';

/** A fragment by which a plugin counts adds, and JSON that is no code. */
const FRAGMENTS = {
  '.pixel':
    '<div class="pixel"><script>window.counted = (window.counted ?? 0) + 1</script><script type="application/json">{}</script></div>',
};

/** Pages often have two of them: in the header and in the phone's menu. */
const PLACE = '<div class="pixel"></div>';

it.each([
  { legacy: 'none', counted: [1, 2, 2] },
  // That script puts the same fragments into the page, and its `replaceWith()` runs them.
  { legacy: 'wc-add-to-cart', counted: [0, 0, 0] },
])('run once with each answer, and never from the copy; legacy script: $legacy', async ({ legacy, counted }) => {
  const page = await openPage(`<script type="text/plain" id="${legacy}-js"></script>${PLACE}${PLACE}`, {
    entry: `
      import { addItem, syncCart } from '@stirrup/cart';
      const answer = JSON.stringify({ fragments: ${JSON.stringify(FRAGMENTS)}, cart_hash: 'h1' });
      window.fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });
      const add = () => addItem({ fields: { product_id: '47' }, button: undefined, through: 'shop' });
      const seen = [];
      for (const act of [add, add, syncCart]) {
        await act();
        seen.push(window.counted ?? 0);
      }
      const json = document.querySelectorAll('.pixel script[type]').length;
      document.documentElement.dataset['shown'] = JSON.stringify({ seen, json });`,
  });
  const shown = await page.getAttribute('html[data-shown]', 'data-shown');
  expect(JSON.parse(shown ?? 'null')).toEqual({ seen: counted, json: 2 });
});
