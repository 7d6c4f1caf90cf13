import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captchaAt, check, formWith, outcome, provide, remove, shown, withBotChecks } from '../../testing/bot-check.ts';

withBotChecks();

describe('hCaptcha', () => {
  let widgets = 0;
  const render = (container: HTMLElement) => {
    widgets += 1;
    container.innerHTML = `<div tabindex="-1" data-hcaptcha-widget-id="w${widgets}"></div><textarea name="h-captcha-response"></textarea>`;
    return `w${widgets}`;
  };
  const execute = vi.fn(async (id: string): Promise<unknown> => ({ response: `token of ${id}` }));
  const reset = vi.fn();
  const discard = vi.fn();

  beforeEach(() => {
    widgets = 0;
    discard.mockReset();
    provide('hcaptcha', { render, execute, reset, remove: discard });
  });

  it('with a box waits for a tick, and its token is sent', async () => {
    const captcha = await check(formWith('class="h-captcha" data-sitekey="k"'));
    expect(await outcome(captcha)).toBe('hCaptcha: Please complete the bot check.');
    expect(shown()).toBe('hCaptcha: Please complete the bot check.');
    expect(document.activeElement?.matches('[data-hcaptcha-widget-id]')).toBe(true);
    const response = document.querySelector('textarea');
    if (response) response.value = 'ticked';
    expect(await outcome(captcha)).toEqual({ 'h-captcha-response': 'ticked' });
    expect(document.querySelector('.recaptcha-error')).toBeNull();
  });

  it('without a box is run for its form only, and reset', async () => {
    const markup = formWith('class="h-captcha" data-sitekey="k" data-size="invisible"');
    (await check(markup + markup)).prepare();
    const second = await captchaAt(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(await outcome(second)).toEqual({ 'h-captcha-response': 'token of w2' });
    expect(execute).toHaveBeenLastCalledWith('w2', { async: true });
    second.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect(reset.mock.calls).toEqual([['w2']]);
  });

  it('uses a widget that the page has rendered itself', async () => {
    const shownAlready =
      '<form><div class="h-captcha" data-sitekey="k" data-size="invisible"><i data-hcaptcha-widget-id="p1"></i></div></form>';
    expect(await outcome(await check(shownAlready))).toEqual({ 'h-captcha-response': 'token of p1' });
    remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(discard).not.toHaveBeenCalled();
  });

  it('removes its own widget with the form', async () => {
    const captcha = await check(formWith('class="h-captcha" data-sitekey="k" data-size="invisible"'));
    await outcome(captcha);
    remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(discard.mock.calls).toEqual([['w1']]);
  });

  it.each([
    ['challenge-closed', 'The bot check failed. Please try again. [challenge-closed]'],
    ['network-error', 'The bot check failed. Please try again. [network-error]'],
  ])('reports %s', async (code, words) => {
    execute.mockRejectedValueOnce(code);
    const captcha = await check(formWith('data-captcha="hcaptcha" data-sitekey="k" data-size="invisible"'));
    expect(await outcome(captcha)).toBe(`hCaptcha: ${words}`);
  });
});
