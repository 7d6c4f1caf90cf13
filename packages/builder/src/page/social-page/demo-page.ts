import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderSocialPage, stirrupSocialPage } from './fixture.ts';

/** Pages of Facebook, which the demo fetches for nobody who has not allowed it. */
export const demoPage: ElementPage = {
  title: 'Social page',
  classic: () => [{ name: 'After consent', markup: stirrupSocialPage({ consent: true }) }],
  builder: () => [{ name: 'After consent', markup: builderSocialPage('social', { consent: true }) }],
};
