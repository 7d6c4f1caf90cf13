import { pricingSwitch } from '@stirrup/builder/pricing-switch';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  builderPricingSwitch,
  demoPrices,
  stirrupPricingSwitch,
} from '../packages/builder/src/readouts/pricing-switch/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Pricing switch' } satisfies Meta;

const islands = [pricingSwitch];

export const Monthly = islandStory({ markup: () => stirrupPricingSwitch(demoPrices), islands, play: allReady });

export const Yearly = islandStory({
  markup: () => stirrupPricingSwitch(demoPrices),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[role="radio"]:nth-child(2)');
    await sees(canvas, '[data-part="table"][data-active]', '€ 3,190');
  },
});

export const RightToLeftByKeyboard = islandStory({
  direction: 'rtl',
  markup: () => stirrupPricingSwitch(demoPrices),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[aria-checked="true"]')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await sees(canvas, '[data-part="table"][data-active]', '€ 3,190');
  },
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => builderPricingSwitch(demoPrices, { active: 1 }),
  islands,
  play: (canvas) => sees(canvas, '[role="radio"][aria-checked="true"]', 'Yearly'),
});
