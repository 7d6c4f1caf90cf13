import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { folderFiles } from './folder-files.ts';
import { releaseArchive } from './release-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'stirrup-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = { 'stirrup.js': 'export {};', 'islands/tabs.js': 'import "../chunks/tabs.js";', 'chunks/tabs.js': '' };

function written(): ReadonlyMap<string, Uint8Array> {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, 'browser', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'browser', path), text);
  }
  return folderFiles(join(folder, 'browser'));
}

test('holds every file in the folder that is asked for', () => {
  const [archive] = releaseArchive('stirrup-1.2.3', 'stirrup-1.2.3', written());
  const read = Object.entries(unzipSync(archive?.content ?? new Uint8Array()));
  expect(archive?.name).toBe('stirrup-1.2.3.zip');
  expect(Object.fromEntries(read.map(([path, content]) => [path, strFromU8(content)]))).toEqual(
    Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`stirrup-1.2.3/${path}`, text])),
  );
});

test('has a checksum that sha256sum accepts, and refuses for another archive', () => {
  for (const { name, content } of releaseArchive('stirrup-1.2.3', 'stirrup-1.2.3', written()))
    writeFileSync(join(folder, name), content);
  const check = () =>
    execFileSync('sha256sum', ['--check', 'stirrup-1.2.3.zip.sha256'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(check()).toBe('stirrup-1.2.3.zip: OK\n');
  writeFileSync(join(folder, 'stirrup-1.2.3.zip'), 'changed');
  expect(check).toThrow('did NOT match');
});

test('is the same for the same files, whenever it is made', () => {
  const files = new Map([['stirrup.js', strToU8('export {};')]]);
  expect(releaseArchive('a', 'b', files)).toEqual(releaseArchive('a', 'b', new Map(files)));
});
