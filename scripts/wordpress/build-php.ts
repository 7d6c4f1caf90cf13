import { flavourNames, flavours } from '../flavours.ts';
import { readManifest } from '../manifest.ts';
import { phpValue } from './php-value.ts';

/**
 * `build.php`: the plugin's version, its assets with their sizes in bytes, hashes and imports of the two tags, and the critical
 * styles.
 *
 * @param assets Files in the plugin's folder `assets`, by their path in it.
 */
export function buildPhp(assets: ReadonlyMap<string, Uint8Array>): string {
  const { version } = readManifest();
  const tags = flavourNames.map((flavour) => {
    const { tag } = flavours[flavour];
    return { tag, file: readManifest(flavour).files[tag] };
  });
  const hashes = Object.fromEntries(tags.map(({ tag, file }) => [tag, file?.sri ?? '']));
  const imports = Object.fromEntries(tags.map(({ tag, file }) => [tag, file?.imports ?? []]));
  const critical = new TextDecoder().decode(assets.get('stirrup-critical.css')).trim();
  const files = Object.fromEntries([...assets].map(([path, { length }]) => [path, length]));
  return `<?php
/**
 * The build that this plugin brings. Written by the build itself.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return ${phpValue({ version, critical, hashes, imports, files })};
`;
}
