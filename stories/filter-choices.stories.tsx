import { filterChoices } from '@stirrup/builder/filter-choices';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { choicesCalled, demoFilter, FAILING_PAGE, FILTERS_PAGE } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter choices' } satisfies Meta;

const islands = [filterChoices, queryLoop];
const page = FILTERS_PAGE;
const kinds = choicesCalled('fikind');
const categories = choicesCalled('ficats');
const likeButtons = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await find(canvas, '.brx-option-text:is([role="radio"], [role="checkbox"])');
};
const long = {
  ...categories,
  options: categories.options.slice(0, 8).map((option) => ({
    ...option,
    label: `${option.label} for cold mornings, wet afternoons and nights in an unheated Donaudampfschifffahrtsstall`,
  })),
};

export const Radio = islandStory({ page, markup: () => demoFilter(kinds), islands, play: allReady });

export const RadioLikeButtons = islandStory({
  page,
  markup: () => demoFilter(choicesCalled('fisale'), ['on_sale']),
  islands,
  play: likeButtons,
});

export const Checkboxes = islandStory({ page, markup: () => demoFilter(categories), islands, play: allReady });

export const CheckboxesLikeButtons = islandStory({
  page,
  markup: () => demoFilter(choicesCalled('fistoc'), ['in_stock']),
  islands,
  play: likeButtons,
});

export const ChosenWithWhatIsBelow = islandStory({
  page,
  markup: () => demoFilter(categories),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'input[value="horse"]');
    await find(canvas, '.brx-option-active input[value="fly-rugs"]');
  },
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: () => demoFilter(categories),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'input[value="horse"]');
    await sees(canvas, '[role="alert"]', 'Try again');
    await find(canvas, 'input[value="horse"]:checked');
  },
});

export const LongLabels = islandStory({ page, markup: () => demoFilter(long), islands, play: allReady });

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => demoFilter(categories),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({ markup: () => demoFilter(choicesCalled('owcats')), islands, play: allReady });

export const OwnDialectLikeButtons = islandStory({
  markup: () => demoFilter(choicesCalled('owsale'), ['on_sale']),
  islands,
  play: likeButtons,
});
