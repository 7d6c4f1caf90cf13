import { tableOfContents } from '@stirrup/builder/table-of-contents';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import {
  builderContents,
  chapters,
  stirrupContents,
} from '../packages/builder/src/readouts/table-of-contents/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Builder/Table of contents' } satisfies Meta;

interface ContentsStory {
  readonly page?: string;
  readonly direction?: 'rtl';
  /** Selector of the collapsed lists. */
  readonly collapsed?: string;
}

/** A story that is scrolled to a heading, whose entry is current then. */
const shows = (table: Html, heading: string, { collapsed, ...more }: ContentsStory = {}) =>
  islandStory({
    ...more,
    markup: () => String(html`${table}${chapters('story')}`),
    islands: [tableOfContents],
    play: async (canvas) => {
      await allReady(canvas);
      (await find(canvas, `#${heading}`)).scrollIntoView({ behavior: 'instant' });
      await waitFor(() => expect(canvas.querySelector(`a[href="#${heading}"]`)?.ariaCurrent).toBe('true'));
      if (collapsed) await find(canvas, collapsed);
    },
  });

const ofStory = { content: '.story' };

export const Nested = shows(stirrupContents(ofStory), 'care-cleaning');

/** Entries below others than the current one are out of reach. */
export const Collapsing = shows(stirrupContents({ ...ofStory, isCollapsing: true }), 'care-cleaning', {
  collapsed: '[data-collapsed]',
});

export const OneRank = shows(stirrupContents({ ...ofStory, headings: 'h3' }), 'oil-2');

export const RightToLeft = shows(stirrupContents(ofStory), 'oil', { direction: 'rtl' });

export const InTheBuilder = shows(builderContents('a', { ...ofStory, isCollapsing: true }), 'care-cleaning', {
  page: '/builder/',
  collapsed: '.is-collapsed',
});
