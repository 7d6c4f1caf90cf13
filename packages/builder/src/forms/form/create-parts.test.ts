import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closeForms, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';
import { fetchOnce } from './fetch-once.ts';

const { clearRefused, nameIn, attachFiles, followSteps, followConditions, captcha } = vi.hoisted(() => ({
  followSteps: vi.fn(),
  followConditions: vi.fn(),
  captcha: { prepare: vi.fn(), reset: vi.fn(), fields: vi.fn<() => Promise<Record<string, string>>>() },
  clearRefused: vi.fn(),
  nameIn: vi.fn((data: FormData) => data.append('photo[]', 'horse.png')),
  attachFiles: vi.fn(),
}));
vi.mock('../form-files/attach-files.tsx', () => ({ attachFiles }));
vi.mock('../form-steps/follow-steps.tsx', () => ({ followSteps }));
vi.mock('../form-steps/follow-conditions.tsx', () => ({ followConditions }));
vi.mock('../form-captchas/create-captcha.tsx', () => ({ createCaptcha: () => captcha }));

afterEach(() => {
  closeForms();
  vi.clearAllMocks();
});

const fields = [{ id: 'photos', type: 'file', label: 'Photos' }] as const;
const no = { success: false, data: { type: 'error', message: 'No' } };
const yes = { success: true, data: { type: 'success', message: 'Yes', reset: false } };
const waitForFiles = () => vi.waitFor(() => expect(attachFiles).toHaveBeenCalled());

it('loads the code of file fields for such a form, and sends its files', async () => {
  attachFiles.mockReturnValue({ nameIn, clearRefused });
  const calls = await openForms(formWith() + formWith({ id: 'formbb', fields }));
  await waitForFiles();
  expect(attachFiles.mock.calls.map(([form]) => form)).toEqual([the('#brxe-formbb')]);
  await send('#brxe-formaa');
  await send('#brxe-formbb');
  expect(calls.map((call) => new Map(call.fields).get('photo[]'))).toEqual([undefined, 'horse.png']);
  await calls[1]?.answer(no);
  expect(clearRefused).toHaveBeenCalledOnce();
});

it('does not start it for a form that has been removed meanwhile', async () => {
  await openForms(formWith({ fields }));
  pageRegistry().release(document.body);
  await import('../form-files/file-code.ts');
  await settle();
  expect(attachFiles).not.toHaveBeenCalled();
});

it.each([
  ['conditions of its fields', '<form data-island="form" data-conditions="{}"></form>', followConditions],
  ['a condition', '<form data-island="form"><p data-shown-when="{}"></p></form>', followConditions],
  ['steps', '<form data-island="form"><fieldset data-step></fieldset></form>', followSteps],
])('follows %s', async (_, markup, follow) => {
  await openForms(`<form data-island="form"></form>${markup}`);
  await vi.waitFor(() => expect(follow).toHaveBeenCalledOnce());
  expect(follow.mock.calls[0]?.at(0)).toBe(the('form:last-of-type'));
  expect(follow.mock.calls[0]?.at(-1)).toBeInstanceOf(AbortSignal);
});

describe('a bot check', () => {
  const checked = formWith({ captcha: { provider: 'recaptcha', key: 'abc' } });
  const fail = (name: string) =>
    captcha.fields.mockRejectedValueOnce(Object.assign(new Error('reCAPTCHA: no'), { name }));

  it('loads when the form is touched, and supplies its fields before sending', async () => {
    captcha.fields.mockResolvedValue({ recaptchaToken: 'token', more: 'x' });
    const calls = await openForms(checked);
    await import('../form-captchas/create-captcha.tsx');
    await settle();
    expect(captcha.prepare).not.toHaveBeenCalled();
    the('input').focus();
    await vi.waitFor(() => expect(captcha.prepare).toHaveBeenCalledOnce());
    await send();
    const names = calls[0]?.fields.map(([name]) => name);
    expect(names?.indexOf('recaptchaToken')).toBe((names?.indexOf('nonce') ?? 0) - 1);
    expect(new Map(calls[0]?.fields)).toEqual(
      new Map([...(calls[0]?.fields ?? []), ['recaptchaToken', 'token'], ['more', 'x']]),
    );
    await calls[0]?.answer(no);
    expect(captcha.reset).toHaveBeenCalledOnce();
    await send();
    await calls[1]?.answer(yes);
    expect(captcha.reset).toHaveBeenCalledTimes(2);
  });

  it('shows its own error: nothing is sent, and the button waits for another attempt', async () => {
    fail('CaptchaError');
    const calls = await openForms(checked);
    await send();
    await vi.waitFor(() => expect(the('form').dataset['submitting']).toBe('false'));
    expect([calls.length, document.querySelector('.message'), captcha.reset.mock.calls.length]).toEqual([0, null, 0]);
    fail('TypeError');
    await send();
    expect(the('.message.error .text').textContent).toBe('An unknown error occurred. Please try again.');
    expect(calls).toHaveLength(0);
  });
});

it('keeps entries over a reload, until they are accepted', async () => {
  const page = formWith();
  const reload = async () => {
    dispatchEvent(new Event('pagehide'));
    pageRegistry().release(document.body);
    return openForms(page);
  };
  const input = () => the('input', HTMLInputElement);
  await openForms(page);
  input().focus();
  // The code has loaded by then, without any visible effect.
  await import('../form-entries/keep-entries.ts');
  await settle();
  input().value = 'Rider';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  const calls = await reload();
  await vi.waitFor(() => expect(input().value).toBe('Rider'));
  await send();
  await calls[0]?.answer(yes);
  await reload();
  await import('../form-entries/keep-entries.ts');
  await settle();
  expect(input().value).toBe('Ada');
});

it('retries a part that could not be loaded', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('part');
  const part = fetchOnce(load);
  part.prepare();
  await expect(part.load()).rejects.toMatchObject({ name: 'RequestError', kind: 'offline' });
  expect(part.loaded()).toBeUndefined();
  expect([await part.load(), await part.load(), part.loaded(), load.mock.calls.length]).toEqual([
    'part',
    'part',
    'part',
    2,
  ]);
});

it.each([
  ['that it sends', 'get', () => undefined, 0],
  ['that is prevented in the end', 'get', (event: Event) => event.preventDefault(), 1],
  ['that only closes a dialog', 'dialog', () => undefined, 1],
])('keeps no entries of a form that is left to the browser: of a submit %s', async (_, method, listen, count) => {
  await openForms(
    `<form data-island="form" method="${method}"><input name="q"><button type="submit">Go</button></form>`,
  );
  const form = the('form');
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
  the('input', HTMLInputElement).value = 'oats';
  const leavePage = () => {
    window.dispatchEvent(new Event('pagehide'));
    return sessionStorage.length;
  };
  await vi.waitFor(() => expect(leavePage()).toBe(1));
  document.addEventListener('submit', listen, { once: true });
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(leavePage()).toBe(count);
});
