import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderAudio, SOUNDS, stirrupAudio, stirrupPlaylist, TRACKS } from './fixture.ts';

/** Sounds, one at a time. */
export const demoPage: ElementPage = {
  title: 'Audio',
  classic: () => [
    { name: 'A sound', markup: stirrupAudio() },
    { name: 'A playlist', markup: stirrupPlaylist(TRACKS) },
  ],
  builder: () => [
    { name: 'A sound', markup: builderAudio('audwlk', 'Walk') },
    { name: 'Another one', markup: builderAudio('audtrt', 'Trot', SOUNDS.trot) },
  ],
};
