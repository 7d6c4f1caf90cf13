import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  catchWarnings,
  closeInteractions,
  count,
  counted,
  openInteractions,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

describe('what the page prints wrongly', () => {
  it.each(['[{"trigger":', '5', 'null', '"click"'])('%s is told once and left out', async (json) => {
    const spy = catchWarnings();
    await openInteractions(withInteractions(json) + withInteractions(json));
    expect(document.querySelectorAll('[data-island-state="ready"]')).toHaveLength(2);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(spy.mock.calls[0]?.[0]).toContain('expected a list of interactions as JSON');
  });

  it('an object with numbers for keys is a list, and what is no interaction is left out', async () => {
    const list = JSON.stringify({ 0: count('clicks'), 2: count('clicks'), 3: null, 4: 'click' });
    (await openInteractions(withInteractions(list))).click();
    expect(counted('clicks')).toBe(2);
  });

  it('unknown triggers and actions, selectors that are none: each is told, all others run', async () => {
    const spy = catchWarnings();
    const source = await openInteractions(
      withInteractions([
        { trigger: 'wish', action: 'show' },
        { trigger: 'click', action: 'constructor' },
        { trigger: 'click', action: 'hide', target: 'custom', targetSelector: '#1,,' },
        count('clicks'),
      ]),
    );
    source.click();
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(3));
    const messages = spy.mock.calls.map(([message]) => String(message));
    expect(messages[0]).toContain('waits for "wish"');
    expect(messages.some((message) => message.includes('"constructor"'))).toBe(true);
    expect(counted('clicks')).toBe(1);
  });

  it('without the builder’s id its elements are not looked at', async () => {
    document.body.innerHTML = withInteractions([count('clicks')]).replace('data-interaction-id', 'data-x');
    pageRegistry().find(document);
    expect(document.querySelector('[data-island-state]')).toBeNull();
  });
});
