import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check, formWith, outcome, provide, remove, shown, withBotChecks } from '../../testing/bot-check.ts';

withBotChecks();

describe('Turnstile', () => {
  type Parameters = Record<'callback' | 'error-callback', (value: string) => void>;
  let parameters: Parameters | undefined;
  const reset = vi.fn();
  const render = (container: HTMLElement, given: Parameters) => {
    parameters = given;
    container.innerHTML = '<input type="hidden" name="cf-turnstile-response">';
    return 'w1';
  };
  const markup = formWith(
    'class="cf-turnstile" data-sitekey="k" data-callback="bricksTurnstileCallback" data-error-callback="bricksTurnstileErrorCallback"',
  );
  const enter = (token: string) => document.querySelector('input')?.setAttribute('value', token);

  beforeEach(() => provide('turnstile', { render, reset, execute: () => {}, getResponse: () => undefined }));

  it('is awaited', async () => {
    const captcha = await check(markup);
    const fields = captcha.fields();
    await vi.advanceTimersByTimeAsync(5000);
    enter('token');
    await vi.advanceTimersByTimeAsync(100);
    expect(await fields).toEqual({ 'cf-turnstile-response': 'token' });
  });

  it('ends its wait and removes its widget with the form', async () => {
    const discard = vi.fn();
    provide('turnstile', { render, execute: () => {}, getResponse: () => undefined, remove: discard });
    const late = (await check(markup)).fields().catch(() => 'ended');
    await vi.advanceTimersByTimeAsync(1000);
    remove();
    await vi.advanceTimersByTimeAsync(100);
    expect([await late, discard.mock.calls]).toEqual(['ended', [['w1']]]);
  });

  it('times out', async () => {
    expect(await outcome(await check(markup))).toBe('Turnstile: The bot check took too long. Please try again.');
  });

  it('calls the functions that the markup names, reports its error code, and is reset', async () => {
    const listener = vi.fn();
    provide('bricksTurnstileErrorCallback', listener);
    const captcha = await check(markup);
    captcha.prepare();
    await vi.advanceTimersByTimeAsync(300);
    parameters?.callback('early');
    parameters?.['error-callback']('300030');
    expect(await outcome(captcha)).toBe('Turnstile: The bot check failed. Please try again. [300030]');
    expect(listener.mock.calls).toEqual([['300030']]);
    // Reset without a call by the test, for the next attempt.
    expect(reset.mock.calls).toEqual([[document.querySelector('.cf-turnstile')]]);
    enter('better');
    expect(await outcome(captcha)).toEqual({ 'cf-turnstile-response': 'better' });
    expect(shown()).toBeUndefined();
    captcha.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect(reset).toHaveBeenCalledTimes(2);
  });
});
