import { afterEach, describe, expect, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { cleanUp } from '../../testing/bring-to-life.ts';
import { liveTabs } from '../../testing/live-tabs.ts';

afterEach(cleanUp);

/** The first part of a recorded page between two texts. */
function cut(page: string, from: string, to: string): string {
  const html = recordedPage(page);
  const start = html.indexOf(from);
  expect(start).toBeGreaterThan(0);
  return html.slice(start, html.indexOf(to, start));
}

describe.skipIf(!hasRecordings)('on recorded pages', () => {
  it.each([
    ['nested', 'bricks-tabs-accordions', '<div id="brxe-vtabsa"', '<?xml', 3, 2],
    ['nested, by the pointer', 'bricks-tabs-accordions', '<div id="brxe-vtabsb"', '<div id="brxe-vtabsc"', 2, 0],
    ['flat, with an accordion', 'bricks-tabs-accordions', '<div id="brxe-vtabsc"', '<?xml', 2, 1],
    ['of a product', 'classic-product-simple', '<div class="woocommerce-tabs', '<section class="related', 2, 0],
    [
      'of a product, by the builder',
      'bricks-product-simple',
      '<div class="woocommerce-tabs',
      '<section class="related',
      2,
      0,
    ],
  ])('tabs, %s, come to life', async (_, page, from, to, count, first) => {
    const { titles, panes, selected } = await liveTabs(cut(page, from, to));
    expect([titles.length, panes.length, selected()]).toEqual([count, count, [first]]);
    for (const [index, title] of titles.entries()) {
      expect(title.getAttribute('aria-controls')).toBe(panes[index]?.id);
      expect(panes[index]?.getAttribute('aria-labelledby')).toBe(title.id);
    }
    titles[1]?.click();
    expect(selected()).toEqual([1]);
  });
});
