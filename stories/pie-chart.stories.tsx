import { pieChart } from '@stirrup/builder/pie-chart';
import type { Meta } from '@storybook/react-vite';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { builderPie, stirrupPie } from '../packages/builder/src/readouts/pie-chart/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Builder/Pie chart' } satisfies Meta;

const draws = (markup: Html, selector: string, page = '/', direction?: 'rtl') =>
  islandStory({
    page,
    ...(direction && { direction }),
    markup: () => String(markup),
    islands: [pieChart],
    play: async (canvas) => {
      await allReady(canvas);
      await find(canvas, selector);
    },
  });

const BAR = 'svg > [stroke-linecap]';

export const WithItsValue = draws(
  stirrupPie({ percent: 60, track: '#dddddd' }, '60 %'),
  `[aria-hidden] > ${BAR.slice(6)}`,
);

/** A word in it: the value is in the picture's name. */
export const WithAWord = draws(
  stirrupPie({ percent: 75, bar: 'teal', lineCap: 'round' }, 'Oats'),
  '[aria-label="75 %"]',
);

export const WithAScale = draws(
  stirrupPie({ percent: 40, scaleLength: 8, rotation: 90 }, '40 %'),
  'svg > :nth-child(4)',
);

export const InTheBuilder = draws(builderPie('a', { percent: 60 }, html`60%`), BAR, '/builder/');

/** Nothing but the track. */
export const BrokenOption = draws(stirrupPie({ percent: 'many', track: '#dddddd' }, '?'), 'svg > :only-child');

export const RightToLeft = draws(stirrupPie({ percent: 60 }, '60 %'), BAR, '/', 'rtl');
