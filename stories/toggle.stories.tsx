import { toggle } from '@stirrup/builder/toggle';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { builderToggle, stirrupToggle } from '../packages/builder/src/overlays/toggle/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Toggle' } satisfies Meta;

const islands = [toggle];
const list = '<ul class="saddles"><li>Dressage</li><li>Jumping</li><li>Trail</li></ul>';
const own = () =>
  `${stirrupToggle('Side by side', { target: '.saddles', attribute: 'data-view', value: 'row' })}${list}`;
const settings = { 'data-selector': '.saddles', 'data-attribute': 'data-view', 'data-value': 'row' };
const builders = () => `${builderToggle('views', 'Side by side', settings)}${list}`;

const turnsOn = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, 'button');
  await waitFor(async () => expect(await find(canvas, 'button')).toHaveAttribute('aria-expanded', 'true'));
  await find(canvas, '.saddles[data-view="row"]');
};

export const Off = islandStory({ markup: own, islands, play: allReady });

export const On = islandStory({ markup: own, islands, play: turnsOn });

export const BuilderOff = islandStory({ page: '/builder/', markup: builders, islands, play: allReady });

export const BuilderOn = islandStory({ page: '/builder/', markup: builders, islands, play: turnsOn });

export const RightToLeft = islandStory({ direction: 'rtl', markup: own, islands, play: turnsOn });
