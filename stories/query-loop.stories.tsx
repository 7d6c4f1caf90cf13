import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { islandStory } from './support/island-story.tsx';
import { allReady } from './support/play.ts';

export default { title: 'Builder/Query loop' } satisfies Meta;

const markup = `<ul>
  <li class="brxe-abc123" data-brx-loop-start="abc123">Bridle</li>
  <li class="brx-query-trail" hidden data-query-element-id="abc123" data-query-vars="{}" data-page="1" data-max-pages="1"
    data-start="1" data-end="1"></li>
</ul>`;

export const OnePage = islandStory({ markup: () => markup, islands: [queryLoop], play: allReady });
