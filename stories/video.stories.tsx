import { video } from '@stirrup/builder/video';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FILM } from '../fixtures/cms/catalogue/recordings.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import {
  builderPreview,
  FILMS,
  stirrupPrintedVideo,
  stirrupVideo,
} from '../packages/builder/src/media/video/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Video' } satisfies Meta;

const islands = [video];
const plays = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, '[data-part="cover"]');
  const film = await find(canvas, 'video:only-child');
  await waitFor(() => expect(film).toHaveFocus());
};

/** Nothing is asked of the host before a press. */
export const Closed = islandStory({
  markup: () => String(stirrupVideo(classicSite, 'https://youtu.be/stirrup-one')),
  islands,
  play: allReady,
});

/** The film has the focus, so that its own keys work. */
export const Playing = islandStory({ markup: () => String(stirrupPrintedVideo(FILM)), islands, play: plays });

/** A message with a link, below a film that does not answer. */
export const Silent = islandStory({
  markup: () => String(stirrupPrintedVideo('data:text/plain,none')),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="cover"]');
    await sees(canvas, '[role="status"]', 'Open it on its own page');
  },
});

/** A film without controls has a button that pauses and plays it, with the focus. */
export const WithoutControls = islandStory({
  markup: () =>
    String(stirrupVideo(classicSite, FILM, { 'data-controls': 'false', 'data-muted': true, 'data-loop': true })),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="cover"]');
    const button = await find(canvas, 'video + button');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The builder's icon is a button for keyboards and screen readers, too. */
export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => String(builderPreview(builderSite, 'a', FILMS.youtube)),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, 'button[aria-label="Play the film"]')).focus();
  },
});

export const RightToLeft = islandStory({
  page: '/?direction=rtl',
  direction: 'rtl',
  markup: () => String(stirrupPrintedVideo(FILM)),
  islands,
  play: allReady,
});
