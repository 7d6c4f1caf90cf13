/** The command line of `npm run release`. */
export interface ReleaseOptions {
  /** Tries the release on a copy of the repository, with a registry on this machine. */
  readonly isDryRun: boolean;
  /** Takes what is built: nothing is versioned, built or tested. For a registry on this machine only. */
  readonly isBuilt: boolean;
  /** Versions, builds and checks, and leaves the rest to a second run that may push and publish. */
  readonly isPrepareOnly: boolean;
  /** Pushes and publishes what such a first run has made. */
  readonly isPublishOnly: boolean;
  /** Publishes without saying in which workflow the packages were built. */
  readonly isWithoutProvenance: boolean;
  /** Address of the registry; npm's own if undefined. */
  readonly registry?: string;
}

const USAGE = `npm run release -- --no-provenance     from this machine: versions, builds, checks, publishes
npm run release -- --prepare           in the workflow "release": versions, builds, checks
npm run release -- --publish           in the workflow "release", after that: pushes, publishes
npm run release -- --dry-run           tries it on a copy, with a registry on this machine
npm run release -- --dry-run --built   the same with what is built already, in a minute`;

const LOCAL = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/?$/;

/** True for a registry on this machine, which gets trials instead of releases. */
export function isLocal(registry: string | undefined): boolean {
  return registry !== undefined && LOCAL.test(registry);
}

/**
 * Reads the command line.
 *
 * @param words Its words after the script's name.
 * @throws {Error} for words that mean nothing, or nothing together.
 */
export function readOptions(words: readonly string[]): ReleaseOptions {
  const known = ['--dry-run', '--built', '--prepare', '--publish', '--no-provenance'];
  const registry = words.find((word) => word.startsWith('--registry='))?.slice('--registry='.length);
  const unknown = words.filter((word) => !known.includes(word) && !word.startsWith('--registry='));
  if (unknown.length > 0) throw new Error(`"${unknown.join(' ')}" is no option.\n${USAGE}`);
  const [isDryRun, isBuilt, isPrepareOnly, isPublishOnly, isWithoutProvenance] = known.map((word) =>
    words.includes(word),
  );
  if (isBuilt && !isDryRun && !isLocal(registry)) {
    throw new Error(`"--built" skips the checks, and so is for a trial: together with "--dry-run".\n${USAGE}`);
  }
  if (isPrepareOnly && isPublishOnly) throw new Error(`"--prepare" and "--publish" are two runs.\n${USAGE}`);
  return {
    isDryRun: isDryRun === true,
    isBuilt: isBuilt === true,
    isPrepareOnly: isPrepareOnly === true,
    isPublishOnly: isPublishOnly === true,
    isWithoutProvenance: isWithoutProvenance === true,
    ...(registry && { registry }),
  };
}
