import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import type { Meta } from '@storybook/react-vite';
import { html } from '../fixtures/cms/markup/html.ts';
import { comingSoonBanner as bannerMarkup } from '../packages/shop/src/site/coming-soon-banner/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, disappears, sees } from './support/play.ts';

export default { title: 'Shop/Coming-soon banner' } satisfies Meta;

const islands = [comingSoonBanner];
const link = '.coming-soon-footer-banner-dismiss';
const banner = '#coming-soon-footer-banner';
const page = '/shop/?coming-soon=on';
const FAILING = `${page}&fault=500@users`;
const own = html`<p>The page above the banner.</p>
<div data-island="coming-soon-banner">Only you can see this shop: it opens soon. <button type="button" data-part="dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="0123456789">Dismiss</button></div>`;

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
    await disappears(canvas, banner);
  },
});

/** The shop did not store the dismissal, so the banner stays. */
export const Failed = islandStory({
  page: FAILING,
  markup: () => bannerMarkup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, link);
    await sees(canvas, `${banner} [role="alert"]`, 'The shop cannot answer just now');
  },
});

export const OwnDialect = islandStory({ page, markup: () => own, islands, play: allReady });

export const OwnDialectFailed = islandStory({
  page: FAILING,
  markup: () => own,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="dismiss"]');
    await sees(canvas, '[data-island] [role="alert"]', 'The shop cannot answer just now');
  },
});
