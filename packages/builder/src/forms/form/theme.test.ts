import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closeForms, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';
import { form } from './island.ts';
// Imported up front, so that no test waits for them.
import '../form-files/attach-files.tsx';
import '../form-steps/follow-steps.tsx';
import '../form-captchas/create-captcha.tsx';

const parts = {
  field: '.t-field',
  submit: '.t-send',
  file: '.t-row',
  fileName: '.t-name',
  remove: '.t-remove',
  dismiss: '.t-dismiss',
  choose: '.t-choose',
  step: '.t-step',
  next: '.t-next',
  back: '.t-back',
  progress: '.t-progress > *',
  recaptcha: '.t-robots',
  checkProblem: '.t-robots-problem',
};
const states = { sending: 't-sending', shown: '[data-t-shown]', refused: 't-refused', over: 't-over' };

beforeAll(() => {
  start(form);
  addDialect('form', 'theme', ['.t-form'], { parts, states });
});
afterEach(closeForms);

const open = (fields: string) =>
  openForms(
    `<form class="t-form" data-element-id="themed">${fields}<b><button class="t-send" type="submit">Send</button></b></form>`,
  );

it('a theme’s form says at its fields what is wrong, and shows that it is on its way', async () => {
  const calls = await open('<p class="t-field"><i><input name="name" required data-error-message="Your name"></i></p>');
  await send();
  expect([the('.t-field').lastElementChild?.textContent, calls.length]).toEqual(['Your name', 0]);
  the('input', HTMLInputElement).value = 'Ada';
  await send();
  expect([document.querySelector('.t-field > div'), the('.t-send').className]).toEqual([null, 't-send t-sending']);
  await calls[0]?.answer({ success: true, data: { type: 'success', message: 'Thanks' } });
  expect([the('.t-send').className, the('.message.success').textContent]).toEqual(['t-send', 'Thanks']);
});

it('a theme’s rows show its files', async () => {
  const opened =
    open(`<p class="t-field"><input type="file" name="photo" data-maxsize="1"><label class="t-choose">Choose</label>
    <s class="t-row" data-error-size="Too large: %s"><b class="t-name"></b><button class="t-remove">x</button><u class="t-dismiss"></u></s></p>`);
  const input = the('input', HTMLInputElement);
  const transfer = new DataTransfer();
  for (const size of [1, 2 ** 21]) transfer.items.add(new File(['x'.repeat(size)], `${size}.png`));
  input.files = transfer.files;
  await opened;
  await vi.waitFor(() => expect(document.querySelector('.t-refused')).not.toBeNull());
  expect(the('.t-refused').textContent).toContain('Too large: 2097152.png');
  expect(the('[data-t-shown]:not(.t-refused) .t-name').textContent).toBe('1.png');
  the('[data-t-shown]:not(.t-refused) .t-remove').click();
  expect(document.querySelectorAll('[data-t-shown]')).toHaveLength(1);
});

it('a theme’s steps come one after the other', async () => {
  await open(`<ol class="t-progress"><li>1</li><li>2</li></ol>
    <div class="t-step"><input name="one"><button type="button" class="t-next">On</button></div>
    <div class="t-step"><input name="two"><button type="button" class="t-back">Back</button></div>`);
  const current = () => [...document.querySelectorAll('li')].map((item) => item.getAttribute('aria-current'));
  await vi.waitFor(() => expect(current()).toEqual(['step', null]));
  the('.t-next').click();
  expect(current()).toEqual([null, 'step']);
  the('.t-back').click();
  expect(current()).toEqual(['step', null]);
});

it('a theme’s bot check says why it failed in the theme’s own place', async () => {
  const calls = await open('<p class="t-robots-problem"><i></i></p><p class="t-robots"></p>');
  await send();
  await vi.waitFor(() => expect(the('.t-robots-problem').dataset['tShown']).toBe(''));
  expect([the('.t-robots-problem').textContent, calls.length]).toEqual([expect.stringContaining('reCAPTCHA'), 0]);
});
