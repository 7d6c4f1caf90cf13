/** The state of the repository, of the registry and of this machine before a release. */
export interface ReleaseFacts {
  /** Branch that is checked out; empty if none is. */
  readonly branch: string;
  /** Uncommitted files. */
  readonly changes: readonly string[];
  /** Commits of `origin` that are missing here; undefined without a remote of that name. */
  readonly behind: number | undefined;
  /** Different versions of our packages. */
  readonly versions: readonly string[];
  /** Changes that no release has yet. */
  readonly changesets: number;
  /** True if the registry has every package in its present version. */
  readonly isPublished: boolean;
  readonly registry: string;
  /** Name by which the registry knows this machine; undefined for a stranger. */
  readonly user: string | undefined;
  /** True in a workflow that can say who it is: npm trusts it without a token, and notes where packages were built. */
  readonly isWorkflow: boolean;
  readonly isProvenanceWanted: boolean;
  /** True if only that is published which an earlier run has made. */
  readonly isPublishOnly: boolean;
}

/** Everything that speaks against a release now, each with what to do. */
export function objections(facts: ReleaseFacts): readonly string[] {
  const { branch, changes, behind, versions, changesets, isPublished, registry, user, isWorkflow } = facts;
  const found: string[] = [];
  if (branch !== 'main') {
    found.push(`Releases come from main, and this is ${branch ? `"${branch}"` : 'no branch'}. Run: git switch main`);
  }
  if (changes.length > 0) {
    const some = changes.slice(0, 5).join(', ') + (changes.length > 5 ? ', …' : '');
    found.push(`Uncommitted: ${some}. Commit it, or put it away: git stash --include-untracked`);
  }
  if (behind === undefined) {
    found.push('There is no remote "origin" to push the release to. Run: git remote add origin <address>');
  } else if (behind > 0) {
    found.push(`${behind} commits of origin are missing here. Run: git pull --ff-only`);
  }
  if (versions.length > 1) {
    found.push(
      `The packages have different versions, ${versions.join(' and ')}. Give them one: packages/*/package.json`,
    );
  }
  if (changesets === 0 && isPublished) {
    found.push(`Nothing to release: ${versions[0]} is published, and .changeset has no change. Run: npm run changeset`);
  }
  if (facts.isPublishOnly && changesets > 0) {
    found.push('.changeset has changes that no version has yet. Run: npm run release -- --prepare');
  }
  if (facts.isProvenanceWanted && !isWorkflow) {
    found.push(
      'Packages say in which workflow they were built, and this is none. Start it: gh workflow run release.yml. Without that: npm run release -- --no-provenance',
    );
  }
  if (user === undefined && !isWorkflow) {
    found.push(`${registry} does not know you. Run: npm login --registry=${registry}`);
  }
  return found;
}
