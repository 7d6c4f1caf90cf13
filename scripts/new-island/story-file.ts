import type { IslandNames } from './island-names.ts';

/** `stories/<name>.stories.tsx`: the island in each of its states, brought to life by the real runtime. */
export function storyFile({ package: packageName, name, variable, title }: IslandNames): string {
  const group = packageName === 'shop' ? 'Shop' : 'Builder';
  return `import { ${variable} } from '@stirrup/${packageName}/${name}';
import type { Meta } from '@storybook/react-vite';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: '${group}/${title}' } satisfies Meta;

const islands = [${variable}];
const markup = (options = '') =>
  \`<div data-island="${name}" \${options}>
    <button type="button" data-part="trigger">More</button>
    <p data-part="content">We open at eight.</p>
  </div>\`;

export const Closed = islandStory({ markup: () => markup(), islands, play: allReady });

export const Open = islandStory({ markup: () => markup('data-is-open'), islands, play: allReady });

export const OpenedByClick = islandStory({
  markup: () => markup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="trigger"]');
    await sees(canvas, '[data-part="content"]:not([hidden])', 'We open at eight.');
  },
});
`;
}
