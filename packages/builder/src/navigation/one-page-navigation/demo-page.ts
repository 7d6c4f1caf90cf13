import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderChapters, builderOnePageNavigation, onePageNavigationMarkup, printedNavigation } from './fixture.ts';

/** One-page navigation: filled, and with links that the page prints. */
export const demoPage: ElementPage = {
  title: 'One-page navigation',
  classic: () => [
    { name: 'A link for each section', markup: onePageNavigationMarkup() },
    { name: 'Printed links', markup: printedNavigation() },
  ],
  builder: () => [],
  sections: { builder: builderChapters },
  foot: { builder: () => builderOnePageNavigation },
};
