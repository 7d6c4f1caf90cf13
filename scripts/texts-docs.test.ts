import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { findTexts } from './find-texts.ts';
import { textsDocs } from './texts-docs.ts';

const files = await findTexts(workspaceRoot);
const { content } = await textsDocs(workspaceRoot);

test('a text has a name of its own, by which a site gives it: no two topics share one', () => {
  const names = files.flatMap(({ texts }) => Object.keys(texts));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});

test('an island’s own words are in its folder, and the ring of the CMS knows none of them', () => {
  const ofTheRing = files.map(({ path }) => path).filter((path) => path.startsWith('packages/cms/'));
  expect(ofTheRing).toEqual([
    'packages/cms/src/password/texts.ts',
    'packages/cms/src/texts/common-texts.ts',
    'packages/cms/src/texts/slider-texts.ts',
  ]);
  expect(files.map(({ path }) => path)).toContain('packages/builder/src/disclosures/read-more/texts.ts');
});

test.each([
  ['a text that the CMS never prints', '| `itemRemoved` | The item was removed from the cart. | |'],
  ['one that the builder prints', '| `openAccordion` | Open accordion | `bricksData.i18n.openAccordion` |'],
  ['one of its sliders', '| `slideLabel` | %1$s of %2$s | `bricksData.i18n.splide.slideLabel` |'],
  ['one that a script of the shop brings', '| `viewCart` | View cart | `wc_add_to_cart_params.i18n_view_cart` |'],
  [
    'one of an island’s own settings',
    '| `variationUnavailable` | This product is not available. Please choose other options. | `wc_add_to_cart_variation_params.i18n_unavailable_text` |',
  ],
  ['one of a list', '| `ratingOf3` | 3 of 5 stars | `wc_single_product_params.i18n_rating_options[2]` |'],
  [
    'one that both print',
    '| `hidePassword` | Hide password | `bricksData.i18n.hidePassword`, `woocommerce_params.i18n_password_hide` |',
  ],
])('the docs tell where the page prints %s', (_, row) => {
  expect(content).toContain(row);
});
