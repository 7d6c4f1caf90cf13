import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderPostSharing, stirrupPostSharing } from './fixture.ts';

/** Links, and buttons, that share a post. */
export const demoPage: ElementPage = {
  title: 'Post sharing',
  classic: () => [
    { name: 'Of the links', markup: stirrupPostSharing() },
    { name: 'Of another address', markup: stirrupPostSharing({ url: 'https://shop.test/oats/', title: 'Oats' }) },
  ],
  builder: () => [
    { name: 'Of a post', markup: builderPostSharing('shahay') },
    {
      name: 'Of another post',
      markup: builderPostSharing('shaoat', { url: 'https://shop.test/oats/', title: 'Oats' }),
    },
  ],
};
