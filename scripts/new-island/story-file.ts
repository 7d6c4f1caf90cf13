import type { IslandNames } from './island-names.ts';

/** `stories/<name>.stories.tsx`: the island in each of its states, started by the real runtime. */
export function storyFile({ package: packageName, path, name, variable, title }: IslandNames): string {
  const group = packageName === 'shop' ? 'Shop' : 'Builder';
  return `import { ${variable} } from '@stirrup/${packageName}/${name}';
import type { Meta } from '@storybook/react-vite';
import { ${variable}Markup } from '../${path}/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: '${group}/${title}' } satisfies Meta;

const islands = [${variable}];

export const Closed = islandStory({ markup: () => ${variable}Markup(), islands, play: allReady });

export const Open = islandStory({ markup: () => ${variable}Markup({ isOpen: true }), islands, play: allReady });

export const OpenedByClick = islandStory({
  markup: () => ${variable}Markup(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="trigger"]');
    await sees(canvas, '[data-part="content"]:not([hidden])', 'We open at eight.');
  },
});
`;
}
