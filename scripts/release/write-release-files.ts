/**
 * Writes what a release offers for download into `release/`: the script tag and the WordPress plugin as archives, their
 * checksums, and the notes of the version for its page.
 *
 * @example
 * ```sh
 * npm run release:files
 * cd release && sha256sum --check stirrup-1.2.3.zip.sha256
 * ```
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { workspaceRoot } from '../find-islands.ts';
import { changelogSection } from './changelog-section.ts';
import { folderFiles } from './folder-files.ts';
import { releaseArchive } from './release-archive.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(`${workspaceRoot}/packages/stirrup/package.json`, 'utf8'),
);
const changelog = readFileSync(`${workspaceRoot}/packages/stirrup/CHANGELOG.md`, 'utf8');
// Files of another version would be attached to the page of this one.
rmSync(`${workspaceRoot}/release`, { recursive: true, force: true });
mkdirSync(`${workspaceRoot}/release`);
writeFileSync(`${workspaceRoot}/release/notes.md`, changelogSection(changelog, version));
const archives = [
  ...releaseArchive(`stirrup-${version}`, `stirrup-${version}`, folderFiles(`${workspaceRoot}/dist/browser`)),
  // WordPress knows a plugin by its folder, which therefore has no version.
  ...releaseArchive(`stirrup-wordpress-${version}`, 'stirrup', folderFiles(`${workspaceRoot}/dist/wordpress/stirrup`)),
];
for (const { name, content } of archives) {
  writeFileSync(`${workspaceRoot}/release/${name}`, content);
  console.log(`Written: release/${name} (${Math.ceil(content.length / 1000)} kB)`);
}
