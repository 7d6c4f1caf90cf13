import { quantity } from '@stirrup/shop/quantity';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { builderSite } from '../fixtures/cms/site.ts';
import { type QuantityOptions, quantityField } from '../packages/shop/src/cart/quantity/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Shop/Quantity' } satisfies Meta;

const islands = [quantity];
const brush = { name: 'Brush' };
type Play = (canvas: HTMLElement) => Promise<void>;

const builderStory = (options: Partial<QuantityOptions> = {}, play: Play = allReady) =>
  islandStory({
    page: '/builder/',
    markup: () => quantityField(brush, { id: 'story', site: builderSite, ...options }),
    islands,
    play,
  });
const ownStory = (options: Partial<QuantityOptions> = {}, play: Play = allReady) =>
  islandStory({ markup: () => quantityField(brush, { id: 'story', ours: true, ...options }), islands, play });
const shows = (canvas: HTMLElement, value: string) =>
  waitFor(() => expect(canvas.querySelector('input')).toHaveValue(Number(value)));

/** The shop's own markup has no buttons. */
export const Classic = islandStory({
  markup: () => quantityField(brush, { id: 'story' }),
  islands,
  play: allReady,
});

export const OwnDialect = ownStory();
export const OwnDialectAtItsMaximum = ownStory({ max: 3, value: '3' });

export const Builder = builderStory();
export const BuilderAtItsMinimum = builderStory({ min: 1, value: '1' });
export const BuilderAtItsMaximum = builderStory({ max: 3, value: '3' });

export const BuilderStepped = builderStory({}, async (canvas) => {
  await allReady(canvas);
  await click(canvas, '.plus');
  await shows(canvas, '2');
});

export const BuilderSteppedByKeyboard = builderStory({ min: 0.25, step: 0.25, value: '0.5' }, async (canvas) => {
  await allReady(canvas);
  (await find(canvas, '.plus')).focus();
  await userEvent.keyboard(' ');
  await shows(canvas, '0.75');
});

/** The printed value was below the minimum. */
export const BuilderRaisedToMinimum = builderStory({ min: 3, value: '1' }, async (canvas) => {
  await allReady(canvas);
  await shows(canvas, '3');
});

export const BuilderRightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => quantityField(brush, { id: 'story', site: builderSite }),
  islands,
  play: allReady,
});
