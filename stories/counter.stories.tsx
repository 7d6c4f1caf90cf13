import { counter } from '@stirrup/builder/counter';
import type { Meta } from '@storybook/react-vite';
import type { Html } from '../fixtures/cms/markup/html.ts';
import { builderCounter, stirrupCounter } from '../packages/builder/src/readouts/counter/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, sees } from './support/play.ts';

export default { title: 'Builder/Counter' } satisfies Meta;

const ends = (markup: Html, text: string, page = '/', direction?: 'rtl') =>
  islandStory({
    page,
    ...(direction && { direction }),
    markup: () => String(markup),
    islands: [counter],
    play: async (canvas) => {
      await allReady(canvas);
      await sees(canvas, '[data-island-state]', text);
    },
  });

export const CountingUp = ends(
  stirrupCounter({ countTo: 12_500, thousands: true, separator: '.', suffix: ' riders' }),
  '12.500 riders',
);

export const CountingDownBelowZero = ends(stirrupCounter({ countFrom: 5, countTo: -12.5, suffix: ' °C' }), '-12.5 °C');

export const InTheBuilder = ends(
  builderCounter('a', { countFrom: 10, countTo: '1200', prefix: 'over ' }),
  'over 1200',
  '/builder/',
);

/** The printed number stays. */
export const BrokenOption = ends(stirrupCounter({ countTo: 'many' }), 'many');

export const RightToLeft = ends(stirrupCounter({ countTo: 100, suffix: ' חיות' }), '100 חיות', '/', 'rtl');
