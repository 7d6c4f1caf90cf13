import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderMasonry, builderMasonryGallery, stirrupMasonry, TILES } from './fixture.ts';

/** Grids whose items lie in columns, or in rows. */
export const demoPage: ElementPage = {
  title: 'Masonry',
  classic: () => [
    { name: 'Pictures', markup: stirrupMasonry(TILES, { more: { 'data-pending': true } }) },
    {
      name: 'Columns by turns',
      markup: stirrupMasonry(TILES.slice(0, 5), {
        more: {
          'data-horizontal-order': true,
          'data-transition-mode': 'fade',
          'data-transition-duration': '250ms',
        },
      }),
    },
    { name: 'Rows', markup: stirrupMasonry(TILES.slice(2, 6), { more: { 'data-layout': 'grid' } }) },
  ],
  builder: () => [
    { name: 'A gallery', markup: builderMasonryGallery() },
    { name: 'Texts in a masonry element', markup: builderMasonry() },
  ],
};
