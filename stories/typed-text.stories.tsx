import { typedText } from '@stirrup/builder/typed-text';
import { readGlobal } from '@stirrup/cms';
import type { Meta } from '@storybook/react-vite';
import { builderTypedText, stirrupTypedText } from '../packages/builder/src/readouts/typed-text/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Typed text' } satisfies Meta;

const islands = [typedText];
const fast = { typeSpeed: 5, backSpeed: 5, startDelay: 0, backDelay: 50 };

/** Typed once, to its last text; under reduced motion the printed text stays. */
export const Once = islandStory({
  markup: () => stirrupTypedText(fast),
  islands,
  play: (canvas) => sees(canvas, '[data-part="typed"]', /hay$/),
});

/** Typed over and over, by site code where the visitor prefers reduced motion, and paused by the visitor. */
export const Paused = islandStory({
  page: '/builder/',
  markup: () => builderTypedText('paused', { ...fast, loop: true }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const instances = Object(readGlobal('bricksData')?.['animatedTypingInstances']);
    Object(Reflect.get(instances, 'paused')).start();
    await click(canvas, 'button[aria-label^="Pause"]');
    await find(canvas, 'button[aria-label^="Play"]');
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupTypedText({ ...fast, strings: ['oats and hay'], cursor: '' }),
  islands,
  play: (canvas) => sees(canvas, '[data-part="typed"]', 'oats and hay'),
});

export const InTheBuilder = islandStory({
  page: '/builder/',
  markup: () => builderTypedText('typed', { ...fast, strings: ['<strong>oats</strong> & hay'] }),
  islands,
  play: (canvas) => sees(canvas, '.typed', 'oats & hay'),
});
