import { audio } from '@stirrup/builder/audio';
import type { Meta } from '@storybook/react-vite';
import { tone } from '../fixtures/cms/catalogue/recordings.ts';
import { builderAudio, stirrupAudio, stirrupPlaylist } from '../packages/builder/src/media/audio/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Audio' } satisfies Meta;

const islands = [audio];
/** Stories have no server for sounds. */
const [WALK, TROT] = [tone(2, 220), tone(2, 330)];
const playlist = () =>
  String(
    stirrupPlaylist([
      { sound: WALK, title: 'Walk', artist: 'The farrier' },
      { sound: TROT, title: 'Trot', artist: 'The saddler' },
    ]),
  );

export const OneSound = islandStory({ markup: () => String(stirrupAudio(WALK)), islands, play: allReady });

export const Playlist = islandStory({ markup: playlist, islands, play: allReady });

export const SecondTrack = islandStory({
  markup: playlist,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'li:nth-child(2) a');
    await sees(canvas, '[data-part="artist"]', 'The saddler');
  },
});

/** A link to the file. */
export const Failed = islandStory({
  markup: () => String(stirrupAudio('data:audio/wav;base64,AAAA').toString().replace('preload="none"', '')),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'audio')).dispatchEvent(new Event('error'));
    await appears(canvas, '[data-island] > a');
  },
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderAudio('a', 'Walk', WALK)),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: playlist,
  islands,
  play: allReady,
});
