import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../find-islands.ts';
import { runCommand } from '../run-command.ts';
import { openFolder } from './open-folder.ts';

const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(`${workspaceRoot}/package.json`, 'utf8'),
);

/** Files of an application, as the templates of Vite have them. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
  'index.html': `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>The yard</title>
  <link rel="icon" href="data:,">
  <div id="root"></div>
  <div data-island="tabs">
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers under the pommel.</section>
    <section data-part="pane">Soap once a week.</section>
  </div>
  <div data-island="quantity">
    <button type="button" data-part="minus">−</button>
    <input data-part="input" type="number" aria-label="Bales" value="1" min="1">
    <button type="button" data-part="plus">+</button>
  </div>
  <script type="module" src="/main.jsx"></script>
</html>
`,
  'main.jsx': `import { tabs } from '@stirrup/builder/tabs';
import { start } from '@stirrup/runtime';
import { quantity } from '@stirrup/shop/quantity';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';

start(tabs, quantity);
createRoot(document.querySelector('#root')).render(<StrictMode><p>React {version}</p></StrictMode>);
`,
};

/** Packages besides ours and React; the workspace's own versions, so that npm has them at hand. */
const TOOLS = [
  `vite@${devDependencies['vite']}`,
  '@vitejs/plugin-react@6.3.0',
  `nanostores@${devDependencies['nanostores']}`,
];

/**
 * An application developer's project: installs two islands into an application of Vite and React, builds it, and uses
 * it. A second call changes its React.
 *
 * @returns What has been tried.
 */
export async function tryApp(folder: string, registry: string, react: string): Promise<string> {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  if (isNew) for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const ours = ['@stirrup/runtime', '@stirrup/builder', '@stirrup/shop'];
  const packages = [`react@${react}`, `react-dom@${react}`, ...(isNew ? [...TOOLS, ...ours] : [])];
  await runCommand(
    [
      'npm',
      'install',
      ...packages,
      `--registry=${registry}`,
      '--save-exact',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: folder },
  );
  await runCommand(['npx', 'vite', 'build', '--logLevel', 'warn'], { cwd: folder });
  await openFolder(join(folder, 'dist'), async (page) => {
    await page.waitForSelector(`text=React ${react}`);
    await page.click('text=Care');
    await page.waitForSelector('text=Soap once a week.', { state: 'visible' });
    await page.click('[data-part="plus"]');
    await page.waitForFunction(`document.querySelector('[data-part="input"]').value === '2'`);
  });
  return `tabs and quantity, in ${readdirSync(join(folder, 'dist/assets')).length} files`;
}
