import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { comingSoonBanner as bannerMarkup } from '../packages/shop/src/site/coming-soon-banner/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Coming-soon banner' } satisfies Meta;

const islands = [comingSoonBanner];
const link = '.coming-soon-footer-banner-dismiss';
const banner = '#coming-soon-footer-banner';
const page = '/shop/?coming-soon=on';

export const Shown = islandStory({ page, markup: () => bannerMarkup(), islands, play: allReady });

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => bannerMarkup(),
  islands,
  play: allReady,
});

/** The nonce is stale: it is renewed, and the banner closes. */
export const Dismissed = islandStory({
  page,
  markup: () => bannerMarkup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, link);
    await waitFor(async () => expect(await find(canvas, banner)).not.toBeVisible());
  },
});

/** The shop did not store the dismissal, so the banner stays. */
export const Failed = islandStory({
  page: `${page}&fault=500@users`,
  markup: () => bannerMarkup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, link);
    await sees(canvas, `${banner} [role="alert"]`, 'The shop cannot answer just now');
  },
});
