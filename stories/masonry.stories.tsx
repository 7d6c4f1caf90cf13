import { masonry } from '@stirrup/builder/masonry';
import type { Meta } from '@storybook/react-vite';
import {
  builderMasonry,
  builderMasonryGallery,
  stirrupMasonry,
  TILES,
} from '../packages/builder/src/media/masonry/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady } from './support/play.ts';

export default { title: 'Builder/Masonry' } satisfies Meta;

const islands = [masonry];
const play = allReady;

export const Pictures = islandStory({ markup: () => String(stirrupMasonry()), islands, play });

export const Rows = islandStory({
  markup: () => String(stirrupMasonry(TILES.slice(2, 6), { more: { 'data-layout': 'grid' } })),
  islands,
  play,
});

export const ColumnsByTurns = islandStory({
  markup: () => String(stirrupMasonry(TILES, { more: { 'data-horizontal-order': '' } })),
  islands,
  play,
});

export const RightToLeft = islandStory({
  page: '/builder/?direction=rtl',
  direction: 'rtl',
  markup: () => String(builderMasonryGallery()),
  islands,
  play,
});

/** Defaults in place of the author's options. */
export const BrokenOptions = islandStory({
  page: '/builder/',
  markup: () => String(builderMasonry('{"transitionMode":')),
  islands,
  play,
});
