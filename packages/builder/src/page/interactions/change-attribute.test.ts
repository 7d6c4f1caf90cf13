import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  catchWarnings,
  closeInteractions,
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
