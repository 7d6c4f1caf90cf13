import { expect, it } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

it('lists each bundled package once, with the text of its licence', () => {
  const notices = thirdPartyNotices([
    'packages/runtime/src/start.ts',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.js',
    'node_modules/@splidejs/splide/dist/js/splide.esm.js',
  ]);
  expect(notices.match(/^@?[\w/-]+ \d+\.\d+\.\d+ \(.+\)$/gm)).toEqual([
    expect.stringMatching(/^@splidejs\/splide [\d.]+ \(MIT\)$/),
    expect.stringMatching(/^react [\d.]+ \(MIT\)$/),
  ]);
  expect(notices).toContain('Copyright (c) Meta Platforms');
});

it('refuses a package without a licence', () => {
  expect(() => thirdPartyNotices(['node_modules/sourcebuster/dist/sourcebuster.js'])).toThrow(
    'no file with its licence',
  );
});
