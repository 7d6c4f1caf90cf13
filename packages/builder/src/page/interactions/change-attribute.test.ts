import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  catchWarnings,
  closeInteractions,
  element,
  openInteractions,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

it.each([
  ['onclick', 'alert(1)'],
  ['SRCDOC', '<p>'],
  ['href', ' java\tscript:alert(1)'],
])('sets no attribute that runs code: %s="%s"', async (actionAttributeKey, actionAttributeValue) => {
  const warn = catchWarnings();
  const set = { trigger: 'click', actionAttributeKey, actionAttributeValue };
  const source = await openInteractions(
    withInteractions([
      { ...set, action: 'setAttribute' },
      { ...set, action: 'toggleAttribute' },
      { ...set, action: 'setAttribute', actionAttributeKey: 'data-told' },
    ]),
  );
  source.click();
  const isCode = actionAttributeKey === 'href';
  expect([source.hasAttribute(actionAttributeKey), source.hasAttribute('data-told')]).toEqual([false, !isCode]);
  // The same warning comes once.
  expect(warn).toHaveBeenCalledTimes(isCode ? 2 : 1);
});

it.each([
  ['script', 'type', 'text/javascript', false],
  ['script', 'src', 'https://other.test/x.js', false],
  ['base', 'href', 'https://other.test/', false],
  ['form', 'action', 'https://other.test/', false],
  ['form', 'ACTION', '//other.test/', false],
  ['form', 'action', '/contact/', true],
  ['form', 'action', '', true],
  ['button', 'formaction', 'https://other.test/', false],
  ['a', 'href', 'https://other.test/', true],
])('makes no script of data, and leads no form to another host: <%s> %s="%s"', async (name, key, value, isSet) => {
  const warn = catchWarnings();
  document.body.innerHTML = `<div id="place"><${name}></${name}></div>`;
  const target = { target: 'custom', targetSelector: '#place > *' };
  const set = { ...target, actionAttributeKey: key, actionAttributeValue: value };
  const source = await openInteractions(withInteractions([{ ...set, trigger: 'click', action: 'setAttribute' }]));
  source.click();
  expect(element('#place > *').getAttribute(key)).toBe(isSet ? value : null);
  expect(warn).toHaveBeenCalledTimes(isSet ? 0 : 1);
});
