/**
 * Writes the WordPress plugin into `dist/wordpress/stirrup/`, from its sources and the built script tag.
 *
 * @example
 * ```sh
 * npm run build
 * npx tsx scripts/wordpress/write-plugin.ts
 * ```
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { WP_Pot } from 'wp-pot';
import { workspaceRoot } from '../find-islands.ts';
import { pluginFiles } from './plugin-files.ts';

const folder = `${workspaceRoot}/dist/wordpress/stirrup`;
const files = await pluginFiles(workspaceRoot);
rmSync(folder, { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  writeFileSync(`${folder}/${path}`, content);
}
writeTemplate();
console.log(`dist/wordpress/stirrup: ${files.size + 1} files`);

/** The template for translations: every text of the plugin's code, for translators. */
function writeTemplate(): void {
  const path = `${folder}/languages/stirrup.pot`;
  mkdirSync(dirname(path), { recursive: true });
  const template = new WP_Pot({
    pathsRelativeTo: folder,
    php: { textdomain: 'stirrup' },
    pot: { package: 'Stirrup', bugReport: 'https://github.com/stirrup/stirrup/issues', defaultHeaders: false },
  })
    .parse([`${folder}/**/*.php`])
    .generatePot();
  writeFileSync(path, template);
}
