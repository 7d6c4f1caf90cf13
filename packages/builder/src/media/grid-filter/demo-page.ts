import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderGridFilter, stirrupGridFilter } from './fixture.ts';

/** Grids with filters. */
export const demoPage: ElementPage = {
  title: 'Grid filters',
  classic: () => [
    { name: 'Pictures', markup: stirrupGridFilter() },
    { name: 'Named by their author', markup: stirrupGridFilter({ 'aria-label': 'Horses and places' }) },
  ],
  builder: () => [
    { name: 'Posts in rows', markup: builderGridFilter() },
    { name: 'Posts as masonry', markup: builderGridFilter('yardms', 'masonry') },
  ],
};
