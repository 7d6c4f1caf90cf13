import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderProgressBar, stirrupProgressBar } from './fixture.ts';

const materials = [
  { label: 'Leather', value: '80%' },
  { label: 'Steel', value: '35%' },
];
const space = html`<p style="min-block-size: 100vh">Further down, bars fill up as they come into view.</p>`;

/** Progress bars: in view at first and further down, with a label and without. */
export const demoPage: ElementPage = {
  title: 'Progress bar',
  classic: () => [
    { name: 'With labels', markup: stirrupProgressBar(materials) },
    { name: 'Further down, without a label', markup: html`${space}${stirrupProgressBar([{ value: '62.5%' }])}` },
  ],
  builder: () => [
    { name: 'With labels', markup: builderProgressBar('prgmat', materials) },
    {
      name: 'Further down, without a label',
      markup: html`${space}${builderProgressBar('prgbar', [{ value: '62.5%' }])}`,
    },
  ],
};
