import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasRecordings, recordedCalls } from '../../../../../fixtures/recordings.ts';
import { closeForms, emitted, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

afterEach(closeForms);

/** The form's message after a response. */
async function messageOf(answer: object | string, attributes?: Parameters<typeof formWith>[0]) {
  const calls = await openForms(formWith(attributes));
  the('input', HTMLInputElement).value = 'Rider';
  await send();
  await calls[0]?.answer(answer);
  return the('form > .message').outerHTML;
}

const message = (type: string, html: string) => `<div class="message ${type}"><div class="text">${html}</div></div>`;
const no = (more: object) => ({ success: false, data: { type: 'error', ...more } });
const yes = (more: object) => ({ success: true, data: { type: 'success', ...more } });
const raised = () => emitted.map(([name]) => name).slice(1);
const entered = () => the('input', HTMLInputElement).value;

describe('the server’s message', () => {
  it.each([
    ['a sentence', no({ action: 'email', message: 'Mail not sent' }), 'Mail not sent'],
    ['HTML', no({ message: '<strong>Error:</strong> no' }), '<strong>Error:</strong> no'],
    ['a list of one', no({ message: ['Type is not allowed.'] }), 'Type is not allowed.'],
    ['a list of several', no({ message: ['One', 'Two'] }), 'One<br>Two'],
    ['a list as HTML', no({ message: '<ul><li>A</li><li>B</li></ul>' }), '<ul><li>A</li><li>B</li></ul>'],
    [
      'a map of problems, of each the first',
      no({ message: { errors: { mail: ['Missing.', 'Wrong.'], pass: ['Too short.'] }, error_data: [] } }),
      'Missing.<br>Too short.<br>',
    ],
    ['an empty map', no({ message: { errors: [], error_data: [] } }), 'An error occurred, please try again later.'],
    ['nothing', no({ action: 'save-submission' }), 'An error occurred, please try again later.'],
    ['an empty text', no({ message: '' }), 'An error occurred, please try again later.'],
    ['only a sentence in the place of data', { success: false, data: 'No.' }, 'No.'],
    ['no data', { success: false }, 'An error occurred, please try again later.'],
    [
      'another shape of everything',
      { success: false, data: { type: {}, message: 7 } },
      'An error occurred, please try again later.',
    ],
  ])('refuses with %s, and keeps all entries', async (_, answer, html) => {
    expect(await messageOf(answer)).toBe(message('error', html));
    expect([entered(), raised()]).toEqual(['Rider', ['bricks/form/error']]);
    expect(emitted.at(-1)?.[1]).toMatchObject({ elementId: 'formaa', res: answer, formData: expect.any(FormData) });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(the('.message').textContent);
  });

  it('accepts a form, and clears its entries', async () => {
    expect(await messageOf(yes({ message: 'Success' }))).toBe(message('success', 'Success'));
    expect([entered(), raised()]).toEqual(['Ada', ['bricks/form/success']]);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Success');
  });

  it('accepts a form without a message, and keeps the entries if told so', async () => {
    expect(await messageOf(yes({ reset: false }))).toBe(message('success', 'Thank you. Your form has been sent.'));
    expect(entered()).toBe('Rider');
  });

  it('shows an error with the status success, and vice versa', async () => {
    expect(await messageOf({ success: true, data: { type: 'error', message: 'Half' } })).toBe(message('error', 'Half'));
    expect([entered(), raised()]).toEqual(['Rider', ['bricks/form/error']]);
  });

  it('adds further lines, whose message has no type', async () => {
    const html = await messageOf(yes({ message: 'Success', info: ['Confirm it.', 'Look at your <b>mail</b>.'] }));
    expect(html).toBe(
      '<div class="message"><div class="text">Success</div><div><div>Confirm it.<br>Look at your <b>mail</b>.</div></div></div>',
    );
    const announced = document.querySelector('[role="status"]')?.textContent;
    expect(announced).toMatch(/^Success\s+Confirm it\./);
  });

  it('may be an info only, neither success nor error', async () => {
    expect(await messageOf({ success: true, data: { type: 'info', message: 'Later' } })).toBe(message('info', 'Later'));
    expect(raised()).toEqual([]);
  });

  it('never runs scripts', async () => {
    vi.stubGlobal('ran', false);
    await messageOf(no({ message: '<script>globalThis.ran = true</script>No' }));
    expect(Reflect.get(globalThis, 'ran')).toBe(false);
  });
});

describe.skipIf(!hasRecordings)('responses of a running site', () => {
  const calls = recordedCalls('bricks_form_submit-answers');
  it.each(calls.map(({ note, response }) => [note, response.body] as const))('%s', async (_, body) => {
    const { success, data } = JSON.parse(body);
    await messageOf(body);
    expect(the('.message').className).toBe(`message ${data.type}`);
    expect(the('.message').textContent).not.toBe('');
    expect(raised()).toEqual([success ? 'bricks/form/success' : 'bricks/form/error']);
  });
});
