import { gridFilter } from '@stirrup/builder/grid-filter';
import { masonry } from '@stirrup/builder/masonry';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { builderGridFilter, stirrupGridFilter } from '../packages/builder/src/media/grid-filter/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: 'Builder/Grid filter' } satisfies Meta;

const islands = [gridFilter, masonry];

export const All = islandStory({ markup: () => String(stirrupGridFilter()), islands, play: allReady });

const filtered = {
  markup: () => String(stirrupGridFilter()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-filter=".places"]');
    await sees(document.body, '.widget_shopping_cart_live_region[role="status"]', 'Results: 3');
  },
} satisfies Parameters<typeof islandStory>[0];
export const Filtered = islandStory(filtered);

export const InTheBuilderByKeyboard = islandStory({
  page: '/builder/',
  markup: () => String(builderGridFilter()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    canvas.querySelector<HTMLElement>('[data-filter="*"]')?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await sees(canvas, '[data-filter=".2024"].active', '2024');
    await sees(document.body, '.widget_shopping_cart_live_region[role="status"]', 'Results: 2');
    await expect(document.activeElement).toHaveTextContent('2024');
  },
});

export const RightToLeft = islandStory({ ...filtered, direction: 'rtl' });
