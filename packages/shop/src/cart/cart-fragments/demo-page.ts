import { viewCart } from '../../../../../fixtures/cms/cart/cart.ts';
import { publishedProducts } from '../../../../../fixtures/cms/catalogue/products.ts';
import type { RequestState } from '../../../../../fixtures/cms/environment.ts';
import { productList } from '../../../../../fixtures/cms/markup/loop-product.ts';
import type { ElementExample, ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { hereOf } from '../../../../../fixtures/cms/pages/here-of.ts';
import { cartFragmentsMarkup } from './fixture.ts';

const goods = publishedProducts.filter(({ type }) => type === 'simple').slice(2, 6);

const examples = (cms: RequestState): ElementExample[] => [
  { name: 'Something to add', markup: productList(goods, { site: cms.site, here: hereOf(cms) }) },
  { name: 'A link with the number of products', markup: cartFragmentsMarkup(viewCart(cms.session.cart), cms.site) },
];

/** Cart fragments in our own dialect; every page of the demo shop prints the shop's settings for them. */
export const demoPage: ElementPage = { title: 'Cart fragments', classic: examples, builder: examples };
