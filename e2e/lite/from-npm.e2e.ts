import { fileURLToPath } from 'node:url';
import { build as buildByEsbuild } from 'esbuild';
import { build as buildByVite } from 'vite';
import { expect, it } from 'vitest';
import { demoTabs, stirrupTabs } from '../../packages/builder/src/disclosures/tabs/fixture.ts';
import { openPage } from '../support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Islands of ours, and one of the application's own, whose JSX is compiled as development servers do it. */
const ENTRY = `
  import { tabs } from '@stirrup/builder/tabs';
  import { component } from '@stirrup/react';
  import { defineContract, defineIsland, defineProps, start } from '@stirrup/runtime';
  import { Fragment, jsxDEV } from 'react/jsx-dev-runtime';

  const contract = defineContract({ parts: [], states: [] });
  const mount = component({ props: defineProps({}), contract }, ({ island }) =>
    jsxDEV(Fragment, { children: island.bind({ root: () => ({ title: 'Bound' }) }) }),
  );
  start(tabs, defineIsland({ name: 'sign', load: async () => ({ default: mount }) }));
`;

/** Bundles an application with the built packages, and with the aliases of packages/react/README.md. */
const BUNDLERS = {
  esbuild: async () => {
    const { outputFiles } = await buildByEsbuild({
      stdin: { contents: ENTRY, resolveDir: root },
      bundle: true,
      write: false,
      format: 'esm',
      minify: true,
      // Not the workspace's sources.
      tsconfigRaw: {},
      logLevel: 'silent',
      alias: {
        '@stirrup/react': '@stirrup/react/lite',
        react: '@stirrup/react/lite-engine',
        'react-dom': '@stirrup/react/lite-engine',
        'react/jsx-runtime': '@stirrup/react/lite-engine',
        'react/jsx-dev-runtime': '@stirrup/react/lite-engine',
      },
    });
    return outputFiles[0]?.text ?? '';
  },
  vite: async () => {
    const built = await buildByVite({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? ENTRY : null),
        },
      ],
      resolve: {
        alias: [
          { find: /^@stirrup\/react$/, replacement: '@stirrup/react/lite' },
          { find: /^react(-dom)?(\/jsx(-dev)?-runtime)?$/, replacement: '@stirrup/react/lite-engine' },
        ],
      },
      build: { write: false, rollupOptions: { input: 'entry', output: { codeSplitting: false } } },
    });
    const [bundle] = [built].flat();
    return bundle && 'output' in bundle ? bundle.output[0].code : '';
  },
} as const;

it.each(['esbuild', 'vite'] as const)('islands of an application bundled by %s are on Preact', async (bundler) => {
  const code = await BUNDLERS[bundler]();
  expect(code).not.toContain('hydrateRoot');
  expect(code).not.toContain('react.dev/errors');
  const page = await openPage(
    `<script type="module" src="/app.js"></script>${stirrupTabs(demoTabs)}<p data-island="sign">Open</p>`,
    { files: { '/app.js': code } },
  );
  const titles = page.locator('[role="tab"]');
  await titles.last().waitFor();
  await titles.last().click();
  expect(await titles.last().getAttribute('aria-selected')).toBe('true');
  expect(await page.locator('[data-part="pane"]').last().isVisible()).toBe(true);
  await page.locator('[data-island="sign"][title="Bound"]').waitFor();
});
