import { pageRegistry } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from './emit.ts';
import { emitBuilderEvent } from './emit-builder-event.ts';
import { emitCancelable } from './emit-cancelable.ts';
import { observeRescans } from './observe-rescans.ts';
import { subscribe } from './subscribe.ts';

const NAME = 'added_to_cart';
const VETO = 'should_send_ajax_request.adding_to_cart';
const load = () => vi.stubGlobal('jQuery', jQuery);
let controller: AbortController;
let button: HTMLButtonElement;

beforeEach(() => {
  controller = new AbortController();
  document.body.innerHTML = '<button></button>';
  button = document.body.querySelector('button') ?? document.createElement('button');
});
afterEach(() => {
  controller.abort();
  jQuery(document.body).off();
  jQuery(document).off();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const listen = (name: string, target: EventTarget = document.body) => {
  const listener = vi.fn((_event: Event) => {});
  target.addEventListener(name, listener, { signal: controller.signal });
  return listener;
};

describe('emit', () => {
  it('reaches native listeners without jQuery', () => {
    const listener = listen(NAME, document);
    emit(document.body, NAME, [{ a: 'b' }, 'hash', button]);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ detail: [{ a: 'b' }, 'hash', button], type: NAME });
  });

  it('reaches jQuery’s handlers once, with their arguments, and native listeners once', () => {
    load();
    const handler = vi.fn();
    const delegated = vi.fn();
    jQuery(document.body).on(NAME, handler);
    jQuery(document).on(`${NAME}.plugin`, delegated);
    const listener = listen(NAME);
    emit(document.body, NAME, [{ a: 'b' }, 'hash', button]);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(delegated).toHaveBeenCalledTimes(1);
    const [, fragments, hash, $button] = handler.mock.calls[0] ?? [];
    expect([fragments, hash]).toEqual([{ a: 'b' }, 'hash']);
    expect($button.jquery).toBe('3.7.1');
    expect($button[0]).toBe(button);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('passes the data to handlers by reference', () => {
    load();
    const data = { quantity: '1' };
    jQuery(document.body).on('adding_to_cart', (_event, _$button, changed) => {
      changed.quantity = '2';
    });
    emit(document.body, 'adding_to_cart', [button, data]);
    expect(data.quantity).toBe('2');
  });

  it('reaches a namespace and only that one', () => {
    load();
    const [named, other] = [vi.fn(), vi.fn()];
    jQuery(document.body).on('ajax_request_not_sent.adding_to_cart', named);
    jQuery(document.body).on('ajax_request_not_sent.another', other);
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', [false, false, button]);
    expect(named).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('reports a faulty handler and continues', () => {
    load();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('plugin');
    jQuery(document.body).on(NAME, () => {
      throw error;
    });
    const listener = listen(NAME);
    emit(document.body, NAME);
    expect(report).toHaveBeenCalledWith(error);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves jQuery as it was: native events of others still reach its handlers', () => {
    load();
    const handler = vi.fn();
    jQuery(document.body).on(NAME, handler);
    emit(document.body, NAME);
    document.body.dispatchEvent(new CustomEvent(NAME));
    expect(handler).toHaveBeenCalledTimes(2);
  });
});

describe('emitCancelable', () => {
  it('is canceled by an exact false of jQuery only', () => {
    load();
    const handler = vi.fn<() => unknown>(() => 0);
    jQuery(document.body).on(VETO, handler);
    expect(emitCancelable(document.body, VETO, [button])).toBe(true);
    handler.mockReturnValue(false);
    expect(emitCancelable(document.body, VETO, [button])).toBe(false);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('is canceled by preventDefault of native listeners, with jQuery and without', () => {
    expect(emitCancelable(document.body, VETO)).toBe(true);
    const listener = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener(VETO, listener, { signal: controller.signal });
    expect(emitCancelable(document.body, VETO)).toBe(false);
    load();
    expect(emitCancelable(document.body, VETO)).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is canceled through subscribe', () => {
    subscribe(document.body, VETO, ([asked]) => asked !== button, controller.signal);
    expect([emitCancelable(document.body, VETO, [button]), emitCancelable(document.body, VETO, [null])]).toEqual([
      false,
      true,
    ]);
    load();
    expect([emitCancelable(document.body, VETO, [button]), emitCancelable(document.body, VETO, [null])]).toEqual([
      false,
      true,
    ]);
  });
});

describe('subscribe', () => {
  const received = () => {
    const listener = vi.fn<(args: readonly unknown[]) => void>();
    subscribe(document.body, NAME, listener, controller.signal);
    return listener;
  };

  it.each([false, true])('receives native and emitted events, each once (jQuery: %s)', (hasJQuery) => {
    if (hasJQuery) load();
    const listener = received();
    document.body.dispatchEvent(new CustomEvent(NAME, { detail: ['a', 'b'] }));
    document.body.dispatchEvent(new CustomEvent(NAME, { detail: 'c' }));
    document.body.dispatchEvent(new CustomEvent(NAME));
    emit(document.body, NAME, ['d', button]);
    expect(listener.mock.calls).toEqual([[['a', 'b']], [['c']], [[]], [['d', button]]]);
  });

  it('receives jQuery events, with elements in place of sets', () => {
    load();
    const listener = received();
    jQuery(document.body).trigger(NAME, [{ a: 1 }, 'hash', jQuery(button), jQuery('.none')]);
    expect(listener.mock.calls).toEqual([[[{ a: 1 }, 'hash', button, undefined]]]);
  });

  it.each([
    ['DOMContentLoaded', () => document.dispatchEvent(new Event('DOMContentLoaded'))],
    ['load', () => window.dispatchEvent(new Event('load'))],
    ['the load of a script', () => button.dispatchEvent(new Event('load'))],
  ])('receives events of a jQuery that loads later, at %s', (_name, happen) => {
    const listener = received();
    load();
    happen();
    jQuery(document.body).trigger(NAME, ['a']);
    expect(listener.mock.calls).toEqual([[['a']]]);
  });

  it('misses no event that is emitted in between', () => {
    const listener = received();
    load();
    emit(document.body, NAME, ['a']);
    expect(listener.mock.calls).toEqual([[['a']]]);
  });

  it('ends with its signal', () => {
    load();
    const listener = received();
    controller.abort();
    emit(document.body, NAME);
    jQuery(document.body).trigger(NAME);
    vi.unstubAllGlobals();
    emit(document.body, NAME);
    expect(listener).not.toHaveBeenCalled();
  });
});

it('finds islands when a script announces new markup', () => {
  const find = vi.spyOn(pageRegistry(), 'find').mockImplementation(() => {});
  observeRescans();
  observeRescans();
  document.dispatchEvent(new CustomEvent('bricks/ajax/popup/loaded', { detail: { popupId: '7' } }));
  document.dispatchEvent(new CustomEvent('bricks/ajax/end', { detail: { queryId: 'x' } }));
  expect(find.mock.calls).toEqual([[document]]);
  // Our own events do not cause a rescan.
  emitBuilderEvent('bricks/ajax/popup/loaded', { popupId: '7' });
  expect(find).toHaveBeenCalledTimes(1);
});
