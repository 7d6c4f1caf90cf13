import { afterEach, expect, it, vi } from 'vitest';
import { closeForms, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

afterEach(closeForms);

it('sends text of an editor that is not in its field yet', async () => {
  const field = { id: 'richff', type: 'richtext' as const, label: 'Text' };
  vi.stubGlobal('tinymce', {
    init: async () => [],
    get: () => null,
    triggerSave: () => Object.assign(the('textarea'), { value: '<p>Rich</p>' }),
  });
  const calls = await openForms(formWith({ fields: [field] }));
  await send();
  expect(calls[0]?.fields[0]).toEqual(['form-field-richff', '<p>Rich</p>']);
});
