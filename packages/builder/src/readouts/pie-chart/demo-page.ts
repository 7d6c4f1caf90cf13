import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderPie, stirrupPie } from './fixture.ts';

/** Pie charts with their value as text, and without. */
export const demoPage: ElementPage = {
  title: 'Pie chart',
  classic: () => [
    { name: 'With its value', markup: stirrupPie({ percent: 60, track: '#dddddd' }, '60 %') },
    {
      name: 'With a word and a scale, turned',
      markup: stirrupPie({ percent: 75, bar: 'teal', lineCap: 'round', scaleLength: 8, rotation: 90 }, 'Oats'),
    },
  ],
  builder: () => [
    { name: 'With its value', markup: builderPie('piepct', { percent: 60 }, '60%') },
    {
      name: 'With an icon and a scale',
      markup: builderPie('pieicn', { percent: 75, scaleLength: 8 }, html`<i class="fas fa-horse"></i>`),
    },
  ],
};
