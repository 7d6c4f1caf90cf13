import type { IslandPaths, Visitor } from '../visitor.ts';
import { keysOfList } from './lists.ts';

const PAGE = '/builder/elements/filters/';
const ALL = '[data-brx-filter]';

/** Opens the page of filters, all of which are up. */
const open = async (visitor: Visitor) => {
  await visitor.open(PAGE);
  await visitor.waitFor(
    () =>
      document.querySelector(`.brxe-filter-checkbox[data-island-state="ready"]`) !== null &&
      document.querySelector('.brx-query-trail[data-island-state="ready"]') !== null,
  );
};

/** Waits until the active filters, or the address, tell of a choice. */
const isFiltered = (visitor: Visitor, text: string) =>
  visitor.waitFor(
    (wanted: string) => decodeURIComponent(location.search).toLowerCase().includes(wanted),
    text.toLowerCase(),
  );

/** The field for a day, beside the ones for two. */
const DAY = '#brxe-fiafte';

/** Scrolls to a field, which loads its calendar. */
const reach = async (visitor: Visitor, selector: string) => {
  await visitor.evaluate(
    (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }),
    selector,
  );
  await visitor.waitFor((wanted: string) => document.querySelector(`${wanted}[role="combobox"]`), selector);
};

/** The button for these filters; another loop of the page has one, too. */
const RESET = '#brxe-firese';

const filter = (letters: string) => `[data-brx-filter*="${letters}"], [name="form-field-${letters}"]`;

/** The filters of a query loop. */
export const filters: Readonly<Record<string, IslandPaths>> = {
  'filter-choices': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.click(`.brxe-filter-checkbox${ALL} label`);
      await visitor.waitFor(() => location.search.length > 1);
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.evaluate(() => document.querySelector<HTMLElement>('.brxe-filter-checkbox input')?.focus());
      await visitor.press('Space');
      await visitor.waitFor(() => location.search.length > 1);
      await visitor.isAt('.brxe-filter-checkbox input');
    },
  },
  'filter-select': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.choose(filter('fisize'), 'cob');
      await isFiltered(visitor, 'cob');
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.focus(filter('fisize'));
      await visitor.press(...keysOfList(visitor));
      await isFiltered(visitor, 'brx_fisize');
    },
  },
  'filter-search': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.type('.brxe-filter-search input', 'rug');
      await isFiltered(visitor, 'rug');
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.type('.brxe-filter-search input', 'bridle');
      await visitor.press('Enter');
      await isFiltered(visitor, 'bridle');
      await visitor.isAt('.brxe-filter-search input');
    },
  },
  'filter-range': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.type('#brxe-fiweig .min-wrap input', '3');
      await visitor.press('Tab');
      await visitor.waitFor(() => location.search.length > 1);
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.focus('.brxe-filter-range input[type="range"].min');
      await visitor.press('ArrowRight', 'ArrowRight');
      await visitor.waitFor(() => location.search.length > 1);
    },
  },
  'filter-date': {
    happy: async (visitor) => {
      await open(visitor);
      await reach(visitor, DAY);
      await visitor.click(DAY);
      await visitor.click('.flatpickr-calendar.open .flatpickr-day:not(.flatpickr-disabled)');
      await isFiltered(visitor, 'brx_fiafte=20');
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await reach(visitor, DAY);
      await visitor.focus(DAY);
      await visitor.press('ArrowDown');
      await visitor.isAt('.flatpickr-calendar.open .flatpickr-day');
      await visitor.press('Tab', 'Tab', 'Tab');
      await visitor.isAt('.flatpickr-calendar.open *');
      await visitor.press('Escape');
      await visitor.missesNow('.flatpickr-calendar.open');
      await visitor.isAt(DAY);
      await visitor.type(DAY, '2026-03-20');
      await visitor.press('Enter');
      await isFiltered(visitor, 'brx_fiafte=2026-03-20');
    },
  },
  'filter-button': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.choose(filter('fisize'), 'cob');
      await isFiltered(visitor, 'cob');
      await visitor.click(RESET);
      await visitor.waitFor(() => !location.search.includes('cob'));
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.choose(filter('fisize'), 'cob');
      await isFiltered(visitor, 'cob');
      await visitor.focus(RESET);
      await visitor.press('Enter');
      await visitor.waitFor(() => !location.search.includes('cob'));
    },
  },
  'active-filters': {
    happy: async (visitor) => {
      await open(visitor);
      await visitor.choose(filter('fisize'), 'cob');
      await visitor.click(['.brxe-filter-active-filters button', 'Cob']);
      await visitor.waitFor(() => !location.search.includes('cob'));
    },
    keyboard: async (visitor) => {
      await open(visitor);
      await visitor.choose(filter('fisize'), 'cob');
      await visitor.focus(['.brxe-filter-active-filters button', 'Cob']);
      await visitor.press('Enter');
      await visitor.waitFor(() => !location.search.includes('cob') && document.activeElement !== document.body);
    },
  },
};
