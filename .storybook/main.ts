import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { flavourAsked } from '../scripts/flavours.ts';
import { libraryStyles } from './library-styles.ts';
import { liteIslands } from './lite-islands.ts';
import { inSentenceCase } from './sentence-case.ts';

/**
 * Files of the built Storybook by the folders of their modules. Without them each story would request some 150 files, most
 * of them for a shared function, which takes longer than the story.
 */
const FEW_FILES = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'islands', test: /\/packages\/[^/]+\/src\/.*\.tsx?$/ },
    { name: 'demo', test: /\/(?:fixtures|stories\/support)\// },
  ],
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/welcome.stories.tsx', '../stories/*.mdx', '../stories/!(welcome).stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: inSentenceCase,
  typescript: { reactDocgen: false },
  // For the stories' tests, which may find another build than they are to test.
  previewHead: (head = '') => `${head}<meta name="stirrup-flavour" content="${flavourAsked()}">`,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [libraryStyles(), ...(flavourAsked() === 'lite' ? [liteIslands()] : [])],
      // Package names resolve to the sources, as everywhere in the workspace.
      resolve: { tsconfigPaths: true },
      build: {
        sourcemap: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { output: { codeSplitting: FEW_FILES } },
      },
    }),
};

export default config;
