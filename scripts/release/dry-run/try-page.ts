import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { openFolder } from './open-folder.ts';

const PICTURE = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='90'/%3E`;

/** Four islands in our own dialect, by the README of `stirrup`: the page has no CMS. */
const page = (tag: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>The yard</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/stirrup/stirrup.css">
  <script type="module" src="/stirrup/${tag}"></script>
  <div data-island="tabs">
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers under the pommel.</section>
    <section data-part="pane">Soap once a week.</section>
  </div>
  <div data-island="alert"><p>The yard is closed on Monday.</p><button type="button" data-part="dismiss">Dismiss</button></div>
  <div data-island="quantity">
    <button type="button" data-part="minus">−</button>
    <input data-part="input" type="number" aria-label="Bales" value="1" min="1">
    <button type="button" data-part="plus">+</button>
  </div>
  <div data-island="lightbox">
    <a data-part="item" href="${PICTURE}" data-pswp-width="90" data-pswp-height="90"><img alt="A saddle" width="90" height="90" src="${PICTURE}"></a>
  </div>
</html>
`;

/**
 * A theme developer's page: installs `stirrup`, copies its scripts beside a page of plain HTML, and uses that.
 *
 * @returns What has been tried.
 */
export async function tryPage(folder: string, registry: string): Promise<string> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await runCommand(['npm', 'install', 'stirrup', `--registry=${registry}`, '--no-audit', '--no-fund'], { cwd: folder });
  const site = join(folder, 'site');
  cpSync(join(folder, 'node_modules/stirrup/dist/browser'), join(site, 'stirrup'), { recursive: true });
  const tags = ['stirrup.js', 'stirrup.lite.js'];
  for (const tag of tags) {
    writeFileSync(join(site, 'index.html'), page(tag));
    await openFolder(site, async (visited) => {
      await visited.click('text=Care');
      await visited.waitForSelector('text=Soap once a week.', { state: 'visible' });
      await visited.click('[data-part="plus"]');
      await visited.waitForFunction(`document.querySelector('[data-part="input"]').value === '2'`);
      await visited.click('[data-part="dismiss"]');
      await visited.waitForSelector('text=closed on Monday', { state: 'hidden' });
      await visited.click('[data-island="lightbox"] a');
      await visited.waitForSelector('.pswp--open');
    });
  }
  return `tabs, alert, quantity and lightbox by ${tags.join(' and ')}`;
}
