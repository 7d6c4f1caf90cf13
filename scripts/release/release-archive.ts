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
 * An archive of a folder, and its checksum as `sha256sum --check` reads it.
 *
 * @param name Name of the archive, without an ending.
 * @param folder Name of the folder in it.
 * @param files Files of the folder, by path.
 */
export function releaseArchive(
  name: string,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): readonly ReleaseFile[] {
  const entries: Zippable = Object.fromEntries([...files].map(([path, content]) => [`${folder}/${path}`, content]));
  const archive = zipSync(entries, { level: 9, mtime: DATE });
  const checksum = createHash('sha256').update(archive).digest('hex');
  return [
    { name: `${name}.zip`, content: archive },
    { name: `${name}.zip.sha256`, content: strToU8(`${checksum}  ${name}.zip\n`) },
  ];
}
