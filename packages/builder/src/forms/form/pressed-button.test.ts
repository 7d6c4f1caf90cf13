import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closeForms, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';
// Imported up front, so that no test waits for it.
import '../form-action/send-to-action.ts';

afterEach(closeForms);

const profile = `<form data-island="form" method="post" action="/profile"><input name="town" required>
  <button type="submit" name="act" value="send">Send</button>
  <button id="draft" name="act" value="draft" formnovalidate>Save</button></form>`;

it('is part of what is sent, of a retry, too, and may ask for no check', async () => {
  const calls = await openForms(profile);
  await send();
  the('#draft').click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]?.drop();
  the('.message button').click();
  await settle();
  const draft = [
    ['town', ''],
    ['act', 'draft'],
  ];
  expect(calls.map(({ fields }) => fields)).toEqual([draft, draft]);
});
