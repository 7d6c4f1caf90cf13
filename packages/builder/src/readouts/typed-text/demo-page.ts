import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderTypedText, stirrupTypedText } from './fixture.ts';

const saddles = ['<strong>saddles</strong> & bridles'];

/** Texts that are typed once, and over and over. */
export const demoPage: ElementPage = {
  title: 'Typed text',
  classic: () => [
    { name: 'Over and over', markup: stirrupTypedText({ loop: true }) },
    { name: 'Once', markup: stirrupTypedText({ strings: saddles, typeSpeed: 10, startDelay: 0, cursor: '' }) },
  ],
  builder: () => [
    { name: 'Over and over', markup: builderTypedText('typlop', { loop: true }) },
    {
      name: 'Once',
      markup: builderTypedText('typonc', { strings: saddles, typeSpeed: 10, startDelay: 0, cursor: '' }),
    },
  ],
};
