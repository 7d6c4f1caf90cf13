import '../fixtures/cms/legacy/google-maps.js';
import { interactions } from '@stirrup/builder/interactions';
import { map } from '@stirrup/builder/map';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { builderMap, stirrupMap, templateContent, templatePlace } from '../packages/builder/src/media/map/fixture.ts';
import { builderPopup } from '../packages/builder/src/overlays/popup/fixture.ts';
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

/** The info box has the content of a popup, which stays closed. */
export const PopupTemplate = islandStory({
  page: '/builder/',
  markup: () => {
    const content = templateContent('The yard', 'Open daily, from eight to six.');
    const template = builderPopup({ id: 270, loop: { query: 'google', index: 0, id: 'google:0:post:40' }, content });
    return `${builderMap({ addresses: [templatePlace(270, 0, 'google:0:post:40')] })}${template}`;
  },
  islands: [map, interactions],
  play: async (canvas) => {
    await shown(canvas);
    await click(canvas, MARKER);
    await sees(canvas, '.infoBox', /Open daily/);
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
