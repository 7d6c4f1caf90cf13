import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { closeForms, emitted, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

beforeEach(() => history.replaceState(null, '', '/contact/'));
afterEach(closeForms);

const button = () => the('[type="submit"]');
const input = () => the('input', HTMLInputElement);
const names = () => emitted.map(([name]) => name);
const thanks = { success: true, data: { type: 'success', message: 'Thank you' } };
const outdated = {
  success: false,
  data: { action: '', code: 'invalid_nonce', type: 'error', message: 'Invalid form token.' },
};

describe('the request', () => {
  it('has the fields of the contract, in their order', async () => {
    history.replaceState(null, '', '/contact/?x=1&y=a%20b&x=2&z');
    const calls = await openForms(formWith({ componentId: 'compon', globalId: 'global' }));
    input().value = 'Rider';
    await send();
    expect(calls[0]?.url).toBe('https://shop.test/wp-admin/admin-ajax.php');
    expect(calls[0]?.fields).toEqual([
      ['form-field-nameff', 'Rider'],
      ['action', 'bricks_form_submit'],
      ['loopId', '196'],
      ['postId', '196'],
      ['formId', 'formaa'],
      ['recaptchaToken', ''],
      ['nonce', 'stale'],
      ['referrer', location.href],
      ['componentId', 'compon'],
      ['urlParams', '{"x":"2","y":"a b","z":""}'],
      ['globalId', 'global'],
    ]);
  });

  it('names the object of its loop, and has an empty query without one', async () => {
    const calls = await openForms(
      '<form data-island="form" data-element-id="ownaaa" data-loop-object-id="47"><button>Go</button></form>',
    );
    the('button').click();
    await settle();
    expect(Object.fromEntries(calls[0]?.fields ?? [])).toMatchObject({
      loopId: '47',
      formId: 'ownaaa',
      urlParams: '{}',
    });
    expect(the('button').className).toBe('sending');
  });
});

describe('invalid fields', () => {
  const fields = [
    { id: 'nameff', type: 'text', label: 'Name', required: true, message: 'Your name, please' },
    { id: 'mailff', type: 'email', label: 'Mail' },
    { id: 'passff', type: 'password', label: 'Password' },
  ] as const;
  const wrong = () => [...document.querySelectorAll('.form-group-error-message')].map(({ textContent }) => textContent);

  it('all show an error, and nothing is sent or emitted', async () => {
    const calls = await openForms(formWith({ fields }));
    the('[type="email"]', HTMLInputElement).value = 'a@b';
    await send();
    expect([wrong().length, wrong()[0], calls.length, names()]).toEqual([2, 'Your name, please', 0, []]);
    expect(document.activeElement).toBe(the('[type="text"]'));
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });

  it('show the server’s errors, by name or by type', async () => {
    const calls = await openForms(formWith({ fields }));
    input().value = 'Ada';
    await send();
    const errors = {
      user_mail: ['Known.', 'Really.'],
      user_pass: ['Short.'],
      email_exists: ['Known!'],
      nameff: ['Taken.'],
      other: ['No.'],
    };
    await calls[0]?.answer({ success: false, data: { type: 'error', message: { errors } } });
    expect(wrong()).toEqual(['Taken.', 'Known.', 'Short.']);
    expect(the('.message .text').innerHTML).toBe('Known.<br>Short.<br>Known!<br>Taken.<br>No.<br>');
    expect(the('[type="email"]').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  it('are not validated while typing, if the form says so', async () => {
    vi.useFakeTimers();
    await openForms(formWith({ fields, disabledOn: ['input', 'blur'] }));
    input().dispatchEvent(new Event('input', { bubbles: true }));
    vi.advanceTimersByTime(300);
    expect(wrong()).toEqual([]);
  });
});

describe('a running request', () => {
  it('shows, keeps the focus, and is sent once', async () => {
    const calls = await openForms(formWith());
    button().focus();
    await send();
    await send();
    expect(calls).toHaveLength(1);
    expect([button().className, button().getAttribute('aria-disabled'), button().getAttribute('aria-busy')]).toEqual([
      'bricks-button sending',
      'true',
      'true',
    ]);
    expect(the('form').dataset['submitting']).toBe('true');
    expect(document.activeElement).toBe(button());
    await calls[0]?.answer(thanks);
    expect([button().className, button().hasAttribute('aria-disabled'), button().hasAttribute('aria-busy')]).toEqual([
      'bricks-button',
      false,
      false,
    ]);
    expect(the('form').dataset['submitting']).toBe('false');
    await send();
    expect([calls.length, document.querySelector('.message')]).toEqual([2, null]);
  });

  it('does not start if a listener has prevented it', async () => {
    const calls = await openForms(formWith());
    the('form').addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    await send();
    expect(calls).toHaveLength(0);
  });

  it('is not repeated by the legacy script', async () => {
    document.head.innerHTML = '<script type="text/plain" id="bricks-scripts-js"></script>';
    document.body.innerHTML = formWith();
    const old = vi.fn((event: Event) => event.preventDefault());
    const printed = the('form');
    printed.addEventListener('submit', old);
    const calls = await openForms('');
    document.body.append(printed);
    await bringUp();
    await send();
    document.head.replaceChildren();
    expect([calls.length, old.mock.calls.length]).toEqual([1, 0]);
  });

  it('is aborted by removal, which restores the markup', async () => {
    document.body.innerHTML = formWith();
    const printed = document.body.innerHTML;
    const calls = await openForms(printed);
    expect(the('form', HTMLFormElement).noValidate).toBe(true);
    await send();
    pageRegistry().release(document.body);
    await settle();
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(document.body.innerHTML.split('</form>')[0]).toBe(printed.split('</form>')[0]);
  });
});

describe('an outdated nonce', () => {
  it('is renewed once for two forms', async () => {
    const calls = await openForms(formWith() + formWith({ id: 'formbb' }));
    await send('#brxe-formaa');
    await send('#brxe-formbb');
    await calls[0]?.answer(outdated);
    await calls[1]?.answer(outdated);
    expect(calls.slice(2).map(({ fields }) => fields)).toEqual([[['action', 'bricks_regenerate_form_nonce']]]);
    expect(calls[2]?.url).toMatch(/\?t=\d+$/);
    await calls[2]?.answer('949e27f548\n');
    expect(calls[3]?.fields).toContainEqual(['nonce', '949e27f548']);
    await calls[3]?.answer(outdated);
    await calls[4]?.answer(thanks);
    expect(calls).toHaveLength(5);
    expect(the('#brxe-formaa .message.error').textContent).toBe('Invalid form token.');
    expect(the('#brxe-formbb .message.success').textContent).toBe('Thank you');
    expect(names().filter((name) => name === 'bricks/form/submit')).toHaveLength(4);
    expect(names().filter((name) => name !== 'bricks/form/submit')).toEqual(['bricks/form/success']);
  });

  it('that cannot be renewed shows an error with a retry', async () => {
    const calls = await openForms(formWith());
    await send();
    await calls[0]?.answer(outdated);
    await calls[1]?.answer('<html>Maintenance</html>');
    expect(the('.message.error .text').textContent).toBe(UNCERTAIN);
    the('.message button').click();
    await settle();
    expect(calls).toHaveLength(3);
  });
});

const UNCERTAIN = 'Something went wrong in the shop, and this may not have worked. Please try again.';
const TROUBLE = 'The shop cannot answer just now. Please try again in a moment.';

describe('without a usable response', () => {
  it.each([
    ['offline', (call: Call) => call.drop(), 'You are probably offline. Please check your connection and try again.'],
    [
      '404',
      (call: Call) => call.answer('<h1>Nothing</h1>', 404),
      'The shop could not do this. Please reload the page and try again.',
    ],
    ['500', (call: Call) => call.answer({ code: 'internal' }, 500), TROUBLE],
    ['502, a page', (call: Call) => call.answer('<h1>Bad Gateway</h1>', 502), TROUBLE],
    [
      '429, a page',
      (call: Call) => call.answer('<h1>Slow down</h1>', 429),
      'That was too much at once for the shop. Please wait a moment and try again.',
    ],
    ['HTML', (call: Call) => call.answer('<!doctype html><p>Soon</p>'), TROUBLE],
    ['an empty body', (call: Call) => call.answer(''), TROUBLE],
    ['an unknown action', (call: Call) => call.answer('0'), UNCERTAIN],
    ['a list', (call: Call) => call.answer([]), UNCERTAIN],
  ])('keeps all entries and retries on request: %s', async (_, happen, words) => {
    const calls = await openForms(formWith({ notice: { closeAfter: 1, closeButton: true } }));
    input().value = 'Rider';
    await send();
    const [call] = calls;
    if (call) await happen(call);
    expect(the('.message.error .text').textContent).toBe(words);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(words);
    expect([input().value, button().hasAttribute('aria-disabled'), names()]).toEqual([
      'Rider',
      false,
      ['bricks/form/submit'],
    ]);

    the('.message button').focus();
    the('.message button').click();
    await settle();
    expect(document.querySelector('.message')).toBeNull();
    expect(document.activeElement).toBe(button());
    await calls[1]?.answer(thanks);
    expect(the('.message.success').textContent).toContain('Thank you');
  });

  it('times out after half a minute', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    await openForms(formWith());
    await send();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    expect(the('.message.error .text').textContent).toBe('The server took too long to answer. Please try again.');
  });
});

type Call = Awaited<ReturnType<typeof openForms>>[number];
