import type { RequestState } from '../../../../../fixtures/cms/environment.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { address } from '../../../../../fixtures/cms/site.ts';
import { builderProductsFilter, stirrupProductsFilter } from './fixture.ts';

/** Filters of products: our own on the classic page, the builder's on the builder's. */
export const demoPage: ElementPage = {
  title: 'Product filters',
  classic: (cms: RequestState) => [
    { name: 'In our own dialect', markup: stirrupProductsFilter({ action: address(cms.site, '/shop/') }) },
  ],
  builder: (cms: RequestState) => [
    {
      name: 'A list, radio buttons and checkboxes',
      markup: builderProductsFilter({ action: address(cms.site, '/shop/'), kept: [['orderby', 'price']] }),
    },
    { name: 'A second one', markup: builderProductsFilter({ action: address(cms.site, '/shop/'), prefix: 'c' }) },
  ],
};
