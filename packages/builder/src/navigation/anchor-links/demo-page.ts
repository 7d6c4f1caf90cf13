import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { anchorLinksMarkup, builderAnchorLinks } from './fixture.ts';

/** Links to places on the page, in a menu, in text, in a popup. */
export const demoPage: ElementPage = {
  title: 'Anchor links',
  classic: () => [{ name: 'A menu and its places', markup: anchorLinksMarkup() }],
  builder: ({ url }) => [{ name: 'A menu and its places', markup: builderAnchorLinks(url.href) }],
};
