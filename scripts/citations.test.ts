import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readCitations } from './citations/read-citations.ts';
import { sectionsIn } from './citations/sections-in.ts';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

const contents = (path: string) => readFileSync(`${workspaceRoot}/${path}`, 'utf8');

/** Sections of every document that can be cited, by the document's name. */
const documents = new Map(
  ['docs', 'docs/contracts'].flatMap((folder) =>
    readdirSync(`${workspaceRoot}/${folder}`)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => [name, sectionsIn(contents(`${folder}/${name}`))] as const),
  ),
);

/** The reader's own tests contain invalid citations on purpose. */
const citing = repositoryFiles().filter((path) => !path.startsWith('scripts/citations/'));

const found = citing.flatMap((path) => {
  const text = contents(path);
  return [{ path, ...readCitations(text, path.startsWith('docs/contracts/') ? basename(path) : undefined) }];
});

test('citations are written as docs/contracts/README.md says', () => {
  expect(found.flatMap(({ path, unreadable }) => unreadable.map((text) => `${path}: ${text.trim()}`))).toEqual([]);
});

test('every section that is cited exists', () => {
  const cited = found.flatMap(({ path, citations }) => citations.map((citation) => ({ path, ...citation })));
  expect(cited.length).toBeGreaterThan(800);
  expect(
    cited
      .filter(({ document, section }) => !documents.get(document)?.has(section))
      .map(({ path, document, section }) => `${path}: ${document} has no section ${section}`),
  ).toEqual([]);
});

test('every contract is cited by sources', () => {
  const cited = new Set(
    found
      .filter(({ path }) => path.startsWith('packages/'))
      .flatMap(({ citations }) => citations.map((one) => one.document)),
  );
  const contracts = readdirSync(`${workspaceRoot}/docs/contracts`).filter((name) => name !== 'README.md');
  expect(contracts.length).toBeGreaterThan(3);
  expect(contracts.filter((name) => !cited.has(name))).toEqual([]);
});
