import type { ElementExample, ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { skipLinkMarkup, themeSkipLink } from './fixture.ts';

const theme = (): ElementExample => ({ name: 'As themes print it', markup: themeSkipLink() });

/** Skip links, besides those at the top of every page. */
export const demoPage: ElementPage = {
  title: 'Skip link',
  classic: () => [{ name: 'Over a list', markup: skipLinkMarkup() }, theme()],
  builder: () => [theme()],
};
