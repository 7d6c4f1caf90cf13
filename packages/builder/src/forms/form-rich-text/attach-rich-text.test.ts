import { afterEach, expect, it, vi } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { the } from '../../testing/the.ts';
import { attachRichText } from './attach-rich-text.ts';

const ending = new AbortController();

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('takes the printed settings, but none that lead to code', () => {
  const init = vi.fn(async (_: object) => []);
  vi.stubGlobal('tinymce', { init, get: () => null, triggerSave: () => undefined });
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const settings = {
    ...{ toolbar1: 'bold', convert_urls: false, selector: 'textarea', init_instance_callback: 'alert' },
    ...{ external_plugins: { a: 'https://other.test/a.js' }, theme_url: '/a.js', language_url: '/a.js' },
  };
  document.body.innerHTML = `<form data-island="form"><textarea data-tinymce-settings='${JSON.stringify(settings)}'></textarea></form>`;
  nameForms();
  attachRichText(the('form', HTMLFormElement), ending.signal);
  the('textarea').dispatchEvent(new Event('pointerenter'));
  expect(Object.keys(init.mock.calls[0]?.[0] ?? {}).toSorted()).toEqual([
    'convert_urls',
    'iframe_aria_text',
    'license_key',
    'setup',
    'target',
    'toolbar1',
  ]);
});
