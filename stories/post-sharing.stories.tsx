import { postSharing } from '@stirrup/builder/post-sharing';
import type { Meta } from '@storybook/react-vite';
import { builderPostSharing, stirrupPostSharing } from '../packages/builder/src/page/post-sharing/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find, sees } from './support/play.ts';

export default { title: 'Builder/Post sharing' } satisfies Meta;

const islands = [postSharing];

export const Plain = islandStory({ markup: () => stirrupPostSharing(), islands, play: allReady });

/** For some seconds after a press; where the browser refuses, the button says that. */
export const Copied = islandStory({
  markup: () => stirrupPostSharing(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="copy"]:not([hidden])')).click();
    await sees(canvas, '[data-part="copy"]', /Link copied|could not be copied/);
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupPostSharing(),
  islands,
  play: allReady,
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => builderPostSharing('share'),
  islands,
  play: allReady,
});
