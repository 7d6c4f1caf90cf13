import { readManifest } from '../manifest.ts';
import { phpValue } from './php-value.ts';

/**
 * `build.php`: the plugin's version, its assets with their sizes in bytes, hashes of the two tags, and the critical styles.
 *
 * @param assets Files in the plugin's folder `assets`, by their path in it.
 */
export function buildPhp(assets: ReadonlyMap<string, Uint8Array>): string {
  const { version } = readManifest();
  const hashes = Object.fromEntries(
    (['react', 'lite'] as const).flatMap((flavour) => {
      const { files } = readManifest(flavour);
      return ['stirrup.js', 'stirrup.lite.js'].flatMap((file) => {
        const sri = files[file]?.sri;
        return sri ? [[file, sri]] : [];
      });
    }),
  );
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

return ${phpValue({ version, critical, hashes, files })};
`;
}
