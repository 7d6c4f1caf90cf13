import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** A file of a release. */
export interface ReleaseFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Earliest date that an archive can hold: the same files give the same archive, and so the same checksum. */
const DATE = '1980-01-01T00:00:00';

/**
 * The files that a release offers for download: an archive of the script tag, in a folder of its own, and its checksum as
 * `sha256sum --check` reads it.
 *
 * @param version Version of the package, `1.2.3`.
 * @param files Files of the script tag, by path.
 */
export function releaseArchive(version: string, files: ReadonlyMap<string, Uint8Array>): readonly ReleaseFile[] {
  const folder = `stirrup-${version}`;
  const entries: Zippable = Object.fromEntries([...files].map(([path, content]) => [`${folder}/${path}`, content]));
  const archive = zipSync(entries, { level: 9, mtime: DATE });
  const checksum = createHash('sha256').update(archive).digest('hex');
  return [
    { name: `${folder}.zip`, content: archive },
    { name: `${folder}.zip.sha256`, content: strToU8(`${checksum}  ${folder}.zip\n`) },
  ];
}
