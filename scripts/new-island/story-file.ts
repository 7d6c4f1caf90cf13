import type { IslandNames } from './island-names.ts';

/** `stories/<name>.stories.tsx`: the island in each of its states, brought to life by the real runtime. */
export function storyFile({ package: packageName, name, variable, title }: IslandNames): string {
  const group = packageName === 'shop' ? 'Shop' : 'Builder';
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { start } from '@stirrup/runtime';
import { ${variable} } from '@stirrup/${packageName}/${name}';

const meta: Meta = { title: '${group}/${title}' };
export default meta;
start(${variable});

export const Closed: StoryObj = {};
`;
}
