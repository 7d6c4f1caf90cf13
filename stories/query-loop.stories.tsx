import { interactions } from '@stirrup/builder/interactions';
import { loadMore } from '@stirrup/builder/load-more';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import type { LoaderSettings, Query } from '../fixtures/cms/queries/types.ts';
import { loadMoreButton } from '../packages/builder/src/loops/load-more/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, click, disappears, find, sees } from './support/play.ts';
import { storyLoop, storyQuery } from './support/story-loop.ts';

export default { title: 'Builder/Query loop' } satisfies Meta;

const islands = [queryLoop, loadMore, interactions];
const SLOW = 'fault=delay:600000@load_query_page';
const FAILING = 'fault=500@load_query_page';
const BUTTON = '[data-interactions]';
const ANIMATION = '.brx-loading-animation';

interface LoopStory {
  readonly changes?: Partial<Query>;
  /** The printed page of the results. */
  readonly page?: number;
  /** Parameters of the page's address. */
  readonly options?: string;
  readonly play?: (canvas: HTMLElement) => Promise<void>;
  readonly direction?: 'rtl';
}

const loopStory = (id: string, { changes, page, options = '', play = allReady, direction }: LoopStory = {}) =>
  islandStory({
    page: `/builder/?${options}`,
    markup: () => html`${storyLoop(id, changes, page)}${loadMoreButton(id)}`,
    islands,
    play,
    ...(direction && { direction }),
  });

const loadOnce = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, BUTTON);
};

async function showsMore(canvas: HTMLElement): Promise<void> {
  await allReady(canvas);
  const count = () => canvas.querySelectorAll('a, tr').length;
  const before = count();
  await click(canvas, BUTTON);
  await waitFor(() => expect(count()).toBeGreaterThan(before), { timeout: 12_000 });
}

async function isBusy(canvas: HTMLElement): Promise<void> {
  await loadOnce(canvas);
  await appears(canvas, ANIMATION);
}

async function showsFailure(canvas: HTMLElement): Promise<void> {
  await loadOnce(canvas);
  await sees(canvas, '[role="alert"]', 'Try again');
}

export const Products = loopStory('loopaa');
export const MoreLoaded = loopStory('loopaa', { play: showsMore });
export const RightToLeft = loopStory('loopaa', { play: showsMore, direction: 'rtl' });
export const Rows = loopStory('looptr', { play: showsMore });
export const ListItems = loopStory('loopli', { play: showsMore });
export const Links = loopStory('loopan', { play: showsMore });
export const Posts = loopStory('loopos', { play: showsMore });
export const Nested = loopStory('nesout', { play: showsMore });
export const InComponent = loopStory('loopcm-inst01', { play: showsMore });
export const NothingFound = loopStory('loopno');

/** The last page is shown, so the button is hidden. */
export const EndOfTheResults = loopStory('loopli', {
  page: storyQuery('loopli').result.pages,
  play: async (canvas) => {
    await allReady(canvas);
    await disappears(canvas, BUTTON);
  },
});

const ANIMATIONS: LoaderSettings['animation'][] = [
  ...(['default', 'ellipsis', 'ring', 'dual-ring', 'facebook', 'roller', 'ripple', 'spinner'] as const),
];

/** The request takes ten minutes. */
export const Busy = loopStory('loopli', { options: SLOW, play: isBusy });

export const BusyRows = loopStory('looptr', {
  changes: { loader: { animation: 'ring' } },
  options: SLOW,
  play: isBusy,
});

export const AllAnimations = islandStory({
  page: `/builder/?${SLOW}`,
  markup: () =>
    html`${ANIMATIONS.map((animation, index) => {
      const id = `anima${index}`;
      return html`<h2>${animation}</h2>${storyLoop('loopli', { id, perPage: 1, loader: { animation } })}${loadMoreButton(id)}`;
    })}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    for (const button of canvas.querySelectorAll<HTMLElement>(BUTTON)) button.click();
    await waitFor(() => expect(canvas.querySelectorAll(ANIMATION)).toHaveLength(ANIMATIONS.length));
  },
});

export const Failed = loopStory('loopaa', { options: FAILING, play: showsFailure });
export const FailedRows = loopStory('looptr', { options: FAILING, play: showsFailure });

/** Visible while the next page loads, which soon arrives. */
export const ScrollsOn = islandStory({
  page: '/builder/',
  markup: () => storyLoop('loopaa', { infinite: true, loader: { animation: 'ring' } }),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  markup: () => storyLoop('ownmor'),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, '[data-part="more"]');
  },
});
