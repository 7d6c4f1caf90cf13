import { scrollBackground } from '@stirrup/builder/scroll-background';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { builderScrollSection, scrollSection } from '../packages/builder/src/media/scroll-background/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, find } from './support/play.ts';

export default { title: 'Builder/Scroll background' } satisfies Meta;

const islands = [scrollBackground];
const ownStory = (options: Readonly<Record<string, string>> = {}, direction?: 'rtl') =>
  islandStory({
    markup: () => String(scrollSection(options)),
    islands,
    play: allReady,
    ...(direction && { direction }),
  });

/** Scroll: the background follows within a second, unless your system prefers reduced motion. */
export const Plain = ownStory();

export const AtOnce = ownStory({ 'data-smoothing': '0' });
export const TopToBottom = ownStory({ 'data-from': '50% 0%', 'data-to': '50% 100%' });
export const OverTheWholeViewport = ownStory({ 'data-begins-at': '100', 'data-ends-at': '0' });
export const RightToLeft = ownStory({}, 'rtl');

export const BuilderSection = islandStory({
  page: '/builder/',
  markup: () => String(builderScrollSection()),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const section = await find(canvas, '#section-2-11');
    section.scrollIntoView({ block: 'start' });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() => expect(section.getAnimations().length > 0).toBe(!isStill));
  },
});
