import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { smallChunkFaults } from './small-chunks.ts';

const sources: Readonly<Record<string, readonly string[]>> = {
  'chunks/tabs.js': ['packages/builder/src/disclosures/tabs/tabs.tsx'],
  'chunks/keys.js': [
    'packages/builder/src/shared/keys/is-press.ts',
    'packages/builder/src/shared/keys/index-by-key.ts',
  ],
  'chunks/table.js': ['node_modules/flatpickr/table.js', 'packages/builder/src/shared/table.ts'],
  'chunks/large.js': ['packages/builder/src/shared/large.ts'],
};

function manifestWith(brotli: number): Manifest {
  const files = ['stirrup.js', 'chunks/photoswipe.css', 'chunks/notices.js', ...Object.keys(sources)].map((file) => {
    const source =
      { 'chunks/tabs.js': sources['chunks/tabs.js']?.[0], 'chunks/notices.js': 'packages/cms/src/notices.ts' }[file] ??
      '';
    const weight = file === 'chunks/large.js' ? 900 : brotli;
    return [file, { bytes: 1, brotli: weight, sri: '', imports: [], dynamicImports: [], source }] as const;
  });
  return { version: '1.0.0', files: Object.fromEntries(files), islands: {} };
}

const faults = (brotli: number, ...exceptions: string[]) =>
  smallChunkFaults(
    manifestWith(brotli),
    (file) => sources[file] ?? [],
    exceptions.map((source) => ({ source, reason: 'It pays.' })),
  );

test('a chunk below the limit is named with its sources, unless it is an island’s, a library’s or no script', () => {
  expect(faults(400)).toEqual([
    expect.stringMatching(/^chunks\/notices\.js weighs 400 bytes, fewer than 700: cms\/src\/notices\.ts\. Import/),
    expect.stringMatching(
      /^chunks\/keys\.js weighs 400 .*: builder\/src\/shared\/keys\/is-press\.ts, builder\/src\/shared\/keys\/index-by-key\.ts\./,
    ),
  ]);
  expect(faults(700)).toEqual([]);
});

test('an exception names a source of the chunk, or the one that it passes on', () => {
  expect(faults(400, 'cms/src/notices.ts', 'builder/src/shared/keys/index-by-key.ts')).toEqual([]);
});

test.each(['builder/src/shared/large.ts', 'builder/src/gone.ts'])(
  'an exception that nothing needs fails: %s',
  (source) => {
    expect(faults(700, source)).toEqual([
      `No chunk below 700 bytes holds ${source}: leave it out of scripts/small-chunk-exceptions.ts.`,
    ]);
  },
);
