import { expect, it } from 'vitest';
import { objections, type ReleaseFacts } from './objections.ts';

const READY: ReleaseFacts = {
  branch: 'main',
  changes: [],
  behind: 0,
  versions: ['1.2.3'],
  changesets: 2,
  isPublished: false,
  registry: 'http://127.0.0.1:4873',
  user: 'maintainer',
  isWorkflow: false,
  isProvenanceWanted: false,
  isPublishOnly: false,
};

it('has nothing against a release that is ready', () => {
  expect(objections(READY)).toEqual([]);
  expect(objections({ ...READY, isWorkflow: true, user: undefined, isProvenanceWanted: true })).toEqual([]);
  expect(objections({ ...READY, changesets: 0 })).toEqual([]);
  expect(objections({ ...READY, changesets: 0, isPublishOnly: true })).toEqual([]);
});

it.each<[Partial<ReleaseFacts>, string]>([
  [{ branch: 'gates' }, 'Releases come from main, and this is "gates". Run: git switch main'],
  [{ branch: '' }, 'Releases come from main, and this is no branch. Run: git switch main'],
  [{ changes: ['gate.md'] }, 'Uncommitted: gate.md. Commit it, or put it away: git stash --include-untracked'],
  [{ behind: 3 }, '3 commits of origin are missing here. Run: git pull --ff-only'],
  [{ behind: undefined }, 'There is no remote "origin"'],
  [{ versions: ['1.2.3', '1.2.4'] }, 'The packages have different versions, 1.2.3 and 1.2.4.'],
  [{ changesets: 0, isPublished: true }, 'Nothing to release: 1.2.3 is published'],
  [{ isPublishOnly: true }, 'no version has yet. Run: npm run release -- --prepare'],
  [{ isProvenanceWanted: true }, 'Start it: gh workflow run release.yml.'],
  [{ user: undefined }, 'http://127.0.0.1:4873 does not know you. Run: npm login --registry=http://127.0.0.1:4873'],
])('refuses with %o', (facts, objection) => {
  expect(objections({ ...READY, ...facts })).toEqual([expect.stringContaining(objection)]);
});

it('says everything at once', () => {
  const changes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const found = objections({ ...READY, branch: 'gates', changes, user: undefined });
  expect(found).toHaveLength(3);
  expect(found[1]).toContain('Uncommitted: a, b, c, d, e, ….');
});
