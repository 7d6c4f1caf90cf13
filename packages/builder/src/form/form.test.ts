import { afterEach, expect, it } from 'vitest';
import { settle } from '../../../../fixtures/stub-shop.ts';
import { builderForm, closeForms, heard, openForms, send, the } from '../testing/form-page.ts';

afterEach(closeForms);

it('sends what the contract says, in its order, and takes the entries out when they have been taken', async () => {
  history.replaceState(null, '', '/contact/?x=1&y=a%20b');
  const calls = await openForms(builderForm('data-component-id="compon" data-global-id="global"'));
  the<HTMLInputElement>('input').value = 'Rider';
  await send();
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
    ['urlParams', '{"x":"1","y":"a b"}'],
    ['globalId', 'global'],
  ]);
  await calls[0]?.answer({ success: true, data: { type: 'success', message: 'Thank you' } });
  expect(the('form > :last-child').outerHTML).toBe(
    '<div class="message success"><div class="text">Thank you</div></div>',
  );
  expect(the<HTMLInputElement>('input').value).toBe('Ada');
  expect(heard.map(([name]) => name)).toEqual(['bricks/form/submit', 'bricks/form/success']);
});

it('renews an outdated nonce, and sends once more', async () => {
  const calls = await openForms(builderForm());
  await send();
  const refusal = {
    success: false,
    data: { action: '', code: 'invalid_nonce', type: 'error', message: 'Invalid form token.' },
  };
  await calls[0]?.answer(refusal);
  expect(calls[1]?.fields).toEqual([['action', 'bricks_regenerate_form_nonce']]);
  await calls[1]?.answer('949e27f548');
  expect(calls[2]?.fields).toContainEqual(['nonce', '949e27f548']);
  await calls[2]?.answer(refusal);
  expect(calls).toHaveLength(3);
  expect(the('.message.error').textContent).toBe('Invalid form token.');
  expect(heard.map(([name]) => name)).toEqual(['bricks/form/submit', 'bricks/form/submit']);
});

it('keeps every word where there is no answer, and sends again when it is told to', async () => {
  const calls = await openForms(builderForm());
  the<HTMLInputElement>('input').value = 'Rider';
  await send();
  await send();
  expect(calls).toHaveLength(1);
  await calls[0]?.fail();
  expect(the<HTMLInputElement>('input').value).toBe('Rider');
  expect(the('.message.error .text').textContent).toBe('You are probably offline.');
  the('.message button').focus();
  the('.message button').click();
  await settle();
  expect(calls).toHaveLength(2);
  expect(document.querySelector('.message')).toBeNull();
  expect(document.activeElement).toBe(the('[type="submit"]'));
});
