import { mapLeaflet } from '@stirrup/builder/map-leaflet';
import type { Meta } from '@storybook/react-vite';
import { builderLeaflet, stirrupLeaflet } from '../packages/builder/src/media/map-leaflet/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, disappears, find, sees } from './support/play.ts';

export default { title: 'Builder/Map leaflet' } satisfies Meta;

const islands = [mapLeaflet];
const MAP = '.leaflet-container';
const shown = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await appears(canvas, MAP);
};
const openPlace = async (canvas: HTMLElement) => {
  await shown(canvas);
  await click(canvas, '.leaflet-marker-icon');
  await sees(canvas, '.leaflet-popup', /Riding school/);
};

export const Places = islandStory({ markup: () => String(stirrupLeaflet()), islands, play: shown });

export const OpenPlace = islandStory({ markup: () => String(stirrupLeaflet()), islands, play: openPlace });

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderLeaflet()),
  islands,
  play: shown,
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: () => String(stirrupLeaflet()),
  islands,
  play: openPlace,
});

/** Tiles that never come: the list of the places stays. */
export const TilesThatDoNotLoad = islandStory({
  markup: () => String(stirrupLeaflet({ 'data-layers': '[{"url":"data:image/png;base64,AA"}]' })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, `${MAP} .leaflet-tile-pane`);
    await disappears(canvas, MAP);
    await appears(canvas, '[data-part="list"]');
  },
});
