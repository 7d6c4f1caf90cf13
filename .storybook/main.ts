import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { flavourAsked } from '../scripts/flavours.ts';
import { libraryStyles } from './library-styles.ts';
import { liteIslands } from './lite-islands.ts';
import { inSentenceCase } from './sentence-case.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/welcome.stories.tsx', '../stories/*.mdx', '../stories/!(welcome).stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: inSentenceCase,
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [libraryStyles(), ...(flavourAsked() === 'lite' ? [liteIslands()] : [])],
      // Package names resolve to the sources, as everywhere in the workspace.
      resolve: { tsconfigPaths: true },
      build: { sourcemap: false, chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
