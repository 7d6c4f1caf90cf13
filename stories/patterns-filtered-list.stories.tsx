import type { Meta } from '@storybook/react-vite';
import { patternStory } from './support/pattern-story.tsx';
import { click, find } from './support/play.ts';

/**
 * A filtered list: a query loop with its filters, the list of active ones, a summary, page links, and buttons that add to
 * the cart. Each choice changes all of them, and the address.
 */
export default { title: 'Patterns/Filtered list' } satisfies Meta;

export const AllProducts = patternStory({ page: '/builder/catalogue/' });

export const FilteredByAChoice = patternStory({
  page: '/builder/catalogue/',
  play: async (canvas) => {
    await click(canvas, '.catalogue-filters input[type="checkbox"]');
    await find(canvas, '.brxe-filter-active-filters button');
  },
});

export const InOurOwnDialect = patternStory({ page: '/elements/filters/' });

export const RightToLeft = patternStory({ page: '/builder/catalogue/?direction=rtl', direction: 'rtl' });
