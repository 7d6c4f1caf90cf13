import { afterEach, expect, test } from 'vitest';
import { ANIMATIONS } from './contract.ts';
import { readLoaderOptions } from './read-loader-options.ts';
import { showPopupLoader } from './show-popup-loader.ts';
import { showQueryLoader } from './show-query-loader.ts';

afterEach(() => document.body.replaceChildren());

const find = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

test.each(Object.entries(ANIMATIONS))(
  'shows %s with %i parts behind the last item, and takes it away',
  (name, parts) => {
    document.body.innerHTML = '<ul><li>1</li><li class="brx-query-trail"></li></ul>';
    const hide = showQueryLoader(find('li'), 'abc123', JSON.stringify({ animation: name }));
    const loader = find('li:first-child + .brx-loading-animation');
    expect(loader.localName).toBe('li');
    expect(loader.getAttribute('data-ajax-loader-query-id')).toBe('abc123');
    expect(loader.querySelectorAll(`:scope > .brx-loading-${name} > div:empty`)).toHaveLength(parts);
    expect(loader.hasAttribute('style')).toBe(false);
    hide();
    expect(document.querySelector('.brx-loading-animation')).toBe(null);
  },
);

test('has the configured colour, size and place', () => {
  document.body.innerHTML = '<aside><p></p></aside><div class="brxe-abc123"></div>';
  showQueryLoader(find('div'), 'abc123', '{"animation":"ring","selector":"aside","color":"#ff0000","scale":"2"}');
  const loader = find('aside > :last-child');
  expect(loader.localName).toBe('aside');
  expect(loader.getAttribute('style')).toMatch(/--brx-loader-color: ?#ff0000; ?transform: ?scale\(2\)/);
});

test.each(['.nowhere', '((', ''])('follows the last item if "%s" is not a valid place', (selector) => {
  document.body.innerHTML = '<div class="brxe-abc123"></div>';
  showQueryLoader(find('div'), 'abc123', JSON.stringify({ animation: 'ring', selector }));
  expect(document.querySelector('.brxe-abc123 + .brx-loading-animation')).not.toBe(null);
});

test('is a row in a table', () => {
  document.body.innerHTML = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  showQueryLoader(find('tr'), 'abc123', '{"animation":"ring"}');
  expect(document.querySelector('tr + tr.brx-loading-animation > .brx-loading-ring')).not.toBe(null);
});

test.each([undefined, '', '[]', '{"animation":""}', '{"animation":"toString"}', '{"animation":'])(
  'shows nothing for %s',
  (printed) => expect(readLoaderOptions(printed)).toBe(undefined),
);

test('shows in a popup’s content, or in the configured place', () => {
  document.body.innerHTML = '<p></p><div class="brx-popup"><div class="brx-popup-content"><b></b></div></div>';
  const hide = showPopupLoader(find('.brx-popup'), '198', '{"animation":"spinner"}');
  expect(find('.brx-popup-content > :first-child').getAttribute('data-ajax-loader-popup-id')).toBe('198');
  hide();
  showPopupLoader(find('.brx-popup'), '198', '{"animation":"spinner","selector":"p"}');
  expect(document.querySelector('p > .brx-loading-animation')).not.toBe(null);
  expect(document.querySelectorAll('.brx-loading-animation')).toHaveLength(1);
});
