import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { ratingStars } from './island.ts';
// Imported before the first test installs its fake clock.
import './rating-stars.tsx';

afterEach(closePage);

const options = ['', 1, 2, 3, 4, 5].map((value) => `<option value="${value}">${value}</option>`).join('');
const markup = `<form><div class="theme-rating"><label>Not this</label><span class="theme-name">Looks</span>
  <select class="other"></select><select class="theme-values" required>${options}</select></div></form>
  <script id="wc-single-product-js" type="text/plain"></script>`;

it('stars stand in a theme’s own markup, by its names, as in ours', async () => {
  start(ratingStars);
  addDialect('rating-stars', 'theme', ['.theme-rating'], { parts: { label: '.theme-name', select: '.theme-values' } });
  // The page's settings and the script of the shop's reviews do not apply to a theme's own ratings.
  await openIsland(ratingStars, markup);
  const [claim] = pageRegistry().claimsOf(the('.theme-rating'));
  await claim?.begin();
  const group = the('[role="radiogroup"]');
  const select = the('.theme-values');
  expect(select.previousElementSibling).toBe(the('.stars'));
  expect([group.getAttribute('aria-label'), group.getAttribute('aria-required')]).toEqual(['Looks', 'true']);
  the('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([document.activeElement, the('[role="alert"]').textContent]).toEqual([
    the('.star-1'),
    'Please select a rating',
  ]);
  the('.theme-name').click();
  the('.star-1').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  expect([select, the('.active'), document.querySelector('[role="alert"]')]).toEqual([
    expect.objectContaining({ value: '5' }),
    the('.star-5'),
    null,
  ]);
  pageRegistry().release(document.body);
  expect([document.querySelector('.stars'), select.hasAttribute('required')]).toEqual([null, true]);
});
