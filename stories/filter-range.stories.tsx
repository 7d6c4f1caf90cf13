import { filterRange } from '@stirrup/builder/filter-range';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import type { RangeFilter } from '../fixtures/cms/queries/types.ts';
import { demoFilter } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter range' } satisfies Meta;

const islands = [filterRange, queryLoop];
const page = '/builder/elements/filters/';
const prices: RangeFilter = {
  ...{ id: 'fipric', query: 'filaaa', type: 'range', key: 'price', step: 1 },
  ...{ slider: true, thousands: true, labels: ['From £', 'To £'] },
};
const weights: RangeFilter = { ...prices, id: 'fiweig', key: 'weight', step: 0.1, decimals: 1, slider: false };

/** Nothing is chosen: the handles are at the ends. */
export const Slider = islandStory({ page, markup: () => demoFilter(prices), islands, play: allReady });

export const SliderChosen = islandStory({
  page,
  markup: () => demoFilter(prices, ['20', '60']),
  islands,
  play: allReady,
});

/** A key filters when it is released. */
export const SliderMovedByKeyboard = islandStory({
  page,
  markup: () => demoFilter(prices, ['20', '60']),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const slider = await find(canvas, 'input[type="range"]');
    slider.focus();
    // The library moves no sliders, as a browser does at this key.
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.input(slider, { target: { value: '21' } });
    await fireEvent.change(slider);
    await fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await sees(canvas, '.brxe-filter-range', '21');
  },
});

/** Both handles at one value: dragged in either direction, one of them follows. */
export const SliderHandlesTogether = islandStory({
  page,
  markup: () => demoFilter(prices, ['40', '40']),
  islands,
  play: allReady,
});

export const SliderRightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => demoFilter(prices, ['20', '60']),
  islands,
  play: allReady,
});

/** Decimals follow a point, commas group thousands. */
export const SliderWithDecimals = islandStory({
  page,
  markup: () => demoFilter({ ...prices, decimals: 2 }),
  islands,
  play: allReady,
});

export const Fields = islandStory({ page, markup: () => demoFilter(weights), islands, play: allReady });

export const FieldsWithoutLabels = islandStory({
  page,
  markup: () => {
    const { labels: _, ...rest } = weights;
    return demoFilter({ ...rest, placeholders: ['Lightest', 'Heaviest'] });
  },
  islands,
  play: allReady,
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: `${page}?fault=500@query_result`,
  markup: () => demoFilter(weights),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const field = await find(canvas, 'input[type="number"]');
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.tab();
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const OwnDialect = islandStory({
  markup: () => demoFilter({ ...prices, id: 'owpric', query: 'ownfil' }, ['20', '60']),
  islands,
  play: allReady,
});
