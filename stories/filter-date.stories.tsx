import { filterDate } from '@stirrup/builder/filter-date';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { DateFilter } from '../fixtures/cms/queries/types.ts';
import { demoFilter } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter date' } satisfies Meta;

const islands = [filterDate, queryLoop];
const page = '/builder/elements/filters/';
const after: DateFilter = {
  id: 'fiafte',
  query: 'filaaa',
  type: 'datepicker',
  mode: 'single',
  placeholder: 'Added after',
};
const between: DateFilter = { ...after, id: 'fidate', mode: 'range', placeholder: 'Added between' };
/** The demo's field with other options of its calendar. */
const withOptions = (filter: DateFilter, more: string, chosen: string[] = []) =>
  demoFilter(filter, chosen).replace('&quot;enableTime&quot;:false', more.replaceAll('"', '&quot;'));

/** Waits until the calendar has replaced the field. */
const isUp = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await find(canvas, 'input[role="combobox"]');
};
const opens = async (canvas: HTMLElement) => {
  await isUp(canvas);
  await click(canvas, 'input[role="combobox"]');
  await find(document.body, '.flatpickr-calendar.open');
};

export const OneDate = islandStory({ page, markup: () => demoFilter(after), islands, play: isUp });

export const OneDateChosen = islandStory({
  page,
  markup: () => demoFilter(after, ['2026-03-14']),
  islands,
  play: isUp,
});

export const Open = islandStory({ page, markup: () => demoFilter(after, ['2026-03-14']), islands, play: opens });

export const TwoDatesOpen = islandStory({
  page,
  markup: () => demoFilter(between, ['2026-03-05,2026-03-14']),
  islands,
  play: opens,
});

/** Arrows move between the days; the focused one has a ring. */
export const OpenedByKeyboard = islandStory({
  page,
  markup: () => demoFilter(after, ['2026-03-14']),
  islands,
  play: async (canvas) => {
    await isUp(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await find(document.body, '.flatpickr-day:focus');
  },
});

export const WithTimeOpen = islandStory({
  page,
  markup: () =>
    withOptions(after, '"enableTime":true,"time_24hr":true', ['2026-03-14 09:05']).replaceAll('Y-m-d', 'Y-m-d H:i'),
  islands,
  play: opens,
});

/** Texts and the first day of the week are the browser's, in the field's language. */
export const GermanOpen = islandStory({
  page,
  markup: () =>
    withOptions(after, '"locale":"de"', ['2026-03-14']).replace('"altFormat":"Y-m-d"', '"altFormat":"j. F Y"'),
  islands,
  play: opens,
});

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => withOptions(between, '"locale":"ar"', ['2026-03-05,2026-03-14']),
  islands,
  play: opens,
});

/** No product matches this date. */
export const Typed = islandStory({
  page,
  markup: () => demoFilter(after),
  islands,
  play: async (canvas) => {
    await isUp(canvas);
    await userEvent.type(await find(canvas, 'input[role="combobox"]'), '2030-01-01{Enter}');
    await sees(document.body, '[role="status"]', /no result/i);
  },
});

/** The request fails: the date stays, with a retry button. */
export const Failed = islandStory({
  page: `${page}?fault=500@query_result`,
  markup: () => demoFilter(after),
  islands,
  play: async (canvas) => {
    await isUp(canvas);
    await userEvent.type(await find(canvas, 'input[role="combobox"]'), '2026-03-14{Enter}');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const OwnDialect = islandStory({
  markup: () => demoFilter({ ...between, id: 'owdate', query: 'ownfil' }),
  islands,
  play: isUp,
});
