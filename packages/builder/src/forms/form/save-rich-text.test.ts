import { afterEach, expect, it, vi } from 'vitest';
import { closeForms, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

afterEach(closeForms);

const FIELD = { id: 'richff', type: 'richtext' as const, label: 'Text' };

it('sends text of an editor that is not in its field yet', async () => {
  vi.stubGlobal('tinymce', {
    init: async () => [],
    get: () => null,
    triggerSave: () => Object.assign(the('textarea'), { value: '<p>Rich</p>' }),
  });
  const calls = await openForms(formWith({ fields: [FIELD] }));
  await send();
  expect(calls[0]?.fields[0]).toEqual(['form-field-richff', '<p>Rich</p>']);
});

it('sends a form whose editors throw, with what its fields hold', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken = new Error('A plugin of the page');
  vi.stubGlobal('tinymce', {
    init: async () => [],
    get: () => null,
    triggerSave: () => {
      throw broken;
    },
  });
  const calls = await openForms(formWith({ fields: [FIELD] }));
  the('textarea', HTMLTextAreaElement).value = 'Saved before';
  await send();
  expect(calls[0]?.fields[0]).toEqual(['form-field-richff', 'Saved before']);
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
});
