import { socialPage } from '@stirrup/builder/social-page';
import type { Meta } from '@storybook/react-vite';
import { SDK } from '../packages/builder/src/page/social-page/facebook-contract.ts';
import { builderSocialPage, stirrupSocialPage } from '../packages/builder/src/page/social-page/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, find, pause } from './support/play.ts';

export default { title: 'Builder/Social page' } satisfies Meta;

const islands = [socialPage];

/** Facebook is asked for nothing before a press. */
export const BeforeConsent = islandStory({
  markup: () => stirrupSocialPage({ consent: true }),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupSocialPage({ consent: true }),
  islands,
  play: allReady,
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => builderSocialPage('social', { consent: true }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, 'button');
  },
});

/** Facebook shows nothing in the place of its page: the link stays. */
export const WithoutFacebook = islandStory({
  markup: () => stirrupSocialPage({ consent: true }),
  prepare: () => Object.assign(globalThis, { [SDK]: { init: () => undefined, XFBML: { parse: () => undefined } } }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'button');
    await pause();
    await appears(canvas, '[data-part="page"] a');
  },
});
