import { afterEach, expect, it, vi } from 'vitest';
import { readGlobal } from '../settings/read-global.ts';
import { scriptGlobal } from './script-global.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('reads what a script has set, and no elements, which browsers expose by their ids and names', () => {
  vi.stubGlobal('bricksData', { nonce: 'a' });
  expect(scriptGlobal('bricksData')).toEqual({ nonce: 'a' });
  for (const element of [document.createElement('a'), document.getElementsByTagName('a')]) {
    vi.stubGlobal('bricksData', element);
    expect(scriptGlobal('bricksData')).toBeUndefined();
  }
});

it('an element hides no settings that are printed as JSON', () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-stirrup-settings', '');
  script.text = '{"bricksData":{"nonce":"b"}}';
  document.head.append(script);
  vi.stubGlobal('bricksData', document.createElement('a'));
  expect(readGlobal('bricksData')).toEqual({ nonce: 'b' });
});
