import { afterEach, expect, it, vi } from 'vitest';
import { pageRegistry } from '../page-registry.ts';
import { start } from '../start.ts';
import { settle, show, testIsland } from '../testing/test-registry.ts';
import { debugPage } from './debug-page.ts';
import { debugWhenAsked } from './debug-when-asked.ts';
import { isDebugAsked } from './is-debug-asked.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});

it('is asked for by the address or by the browser’s storage', () => {
  expect(isDebugAsked()).toBe(false);
  localStorage.setItem('stirrup-debug', '1');
  expect(isDebugAsked()).toBe(true);
  localStorage.clear();
  history.replaceState(null, '', '?stirrup-debug');
  expect(isDebugAsked()).toBe(true);
});

it('is not asked for where storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const isAsked = isDebugAsked();
  vi.unstubAllGlobals();
  expect(isAsked).toBe(false);
});

it('measures each island once, those that were ready before too', async () => {
  const measure = vi.spyOn(performance, 'measure').mockImplementation(() => Object.create(null));
  start(
    testIsland('early', () => undefined),
    testIsland('late', () => undefined),
  );
  show('<div data-island="early" id="first"></div>');
  await settle();
  await debugWhenAsked();
  expect(measure).not.toHaveBeenCalled();
  debugPage();
  debugPage();
  show('<div data-island="late"></div>');
  await settle();
  expect(measure.mock.calls.map(([name]) => name)).toEqual(['stirrup:early', 'stirrup:late']);
  const options: unknown = measure.mock.calls[0]?.[1];
  const [claim] = pageRegistry().claimsOf(document.querySelector('#first') ?? document.body);
  expect(options).toMatchObject({
    start: claim?.claimedAt,
    end: claim?.readyAt,
    detail: { devtools: { dataType: 'track-entry', trackGroup: 'Stirrup' } },
  });
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelector('style')).toBeNull();
});
