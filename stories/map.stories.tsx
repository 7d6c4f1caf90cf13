import '../fixtures/cms/legacy/google-maps.js';
import { map } from '@stirrup/builder/map';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { builderMap, stirrupMap } from '../packages/builder/src/media/map/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, pause, sees } from './support/play.ts';

export default { title: 'Builder/Map' } satisfies Meta;

const islands = [map];
const MARKER = '.brx-google-marker';
const shown = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await appears(canvas, MARKER);
};
const openPlace = async (canvas: HTMLElement) => {
  await shown(canvas);
  await click(canvas, '[data-part="opener"]');
  await sees(canvas, '.infoBox', /The yard/);
};

export const Places = islandStory({ markup: () => String(stirrupMap({ styles: 'blueWater' })), islands, play: shown });

export const OpenPlace = islandStory({ markup: () => String(stirrupMap()), islands, play: openPlace });

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderMap({ markerType: 'text', markerText: 'Yard' })),
  islands,
  play: async (canvas) => {
    await shown(canvas);
    await click(canvas, MARKER);
    await sees(canvas, '.infoBox', /Riding school/);
  },
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: () => String(stirrupMap()),
  islands,
  play: openPlace,
});

/** Google's library does not come, for want of a key for instance: the list of the places stays. */
export const WithoutGoogle = islandStory({
  markup: () => String(stirrupMap()),
  prepare: () => Reflect.deleteProperty(globalThis, 'google'),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await pause();
    await appears(canvas, '[data-part="list"]');
    expect(canvas.querySelector(MARKER)).toBeNull();
  },
});
