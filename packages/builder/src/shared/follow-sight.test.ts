import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { popup } from '../overlays/popup/island.ts';
import { stubViews } from '../testing/stub-views.ts';
import { followSight } from './follow-sight.ts';

let view: ReturnType<typeof stubViews>;
let end: AbortController;
const seen = vi.fn<(isSeen: boolean) => void>();

beforeEach(() => {
  view = stubViews();
  end = new AbortController();
  seen.mockReset();
});
afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reports views and changes of them, and nothing after its end', () => {
  document.body.innerHTML = '<p></p>';
  const [element] = document.querySelectorAll('p');
  if (!element) throw new Error('There is no element.');
  followSight(element, seen, end.signal);
  expect(seen).not.toHaveBeenCalled();
  view(element, true);
  view(element, true);
  view(element, false);
  end.abort();
  view(element, true);
  expect(seen.mock.calls).toEqual([[true], [false]]);
});

it('sees nothing in a hidden tab', () => {
  document.body.innerHTML = '<p></p>';
  const [element] = document.querySelectorAll('p');
  if (!element) throw new Error('There is no element.');
  followSight(element, seen, end.signal);
  view(element, true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen.mock.calls).toEqual([[true], [false], [true]]);
});

it('sees nothing in a popup that is closed, once that has faded out', async () => {
  start(popup);
  document.body.innerHTML = '<div class="brx-popup hide"><p></p></div>';
  const [element] = document.querySelectorAll('p');
  const around = element?.parentElement;
  if (!element || !around) throw new Error('There is no element.');
  const visible = vi.spyOn(element, 'checkVisibility').mockReturnValue(false);
  followSight(element, seen, end.signal);
  view(element, true);
  expect(seen).toHaveBeenLastCalledWith(false);

  visible.mockReturnValue(true);
  around.classList.remove('hide');
  await Promise.resolve();
  expect(seen).toHaveBeenLastCalledWith(true);

  around.classList.add('hide');
  await Promise.resolve();
  expect(seen).toHaveBeenLastCalledWith(true);
  visible.mockReturnValue(false);
  around.dispatchEvent(new Event('transitionend'));
  expect(seen.mock.calls).toEqual([[false], [true], [false]]);
  expect(visible).toHaveBeenLastCalledWith({ visibilityProperty: true });
});
