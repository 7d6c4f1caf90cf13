import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { closeFilters, openFilters, settings, settle } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';

beforeEach(() => stubSettings());
afterEach(async () => {
  await closeFilters();
  vi.restoreAllMocks();
});

const list = (
  id: string,
) => `<ul class="brxe-filter-radio" id="${id}" data-brx-filter='${settings('choices', 'radio')}'>
  <li><input type="radio" name="kind" value=""></li><li><input type="radio" name="kind" value="a" checked></li></ul>`;
const button = (id: string, value: string) => the(`#${id} [value="${value}"]`, HTMLInputElement);
/** Checks a button, which unchecks that of the other list, as browsers also do for one that is printed as checked. */
const check = (id: string, value = 'a') => Object.assign(button(id, value), { checked: true });
const chosen = () => [...document.querySelectorAll(':checked')].map((one) => one.getAttribute('value'));
const names = () => new Set([...document.querySelectorAll('input')].map(({ name }) => name)).size;

it.each([
  ['as printed', 'two', 'a', 0],
  ['as the visitor has chosen before', 'two', '', 1],
  ['as the visitor has chosen before in the first', 'one', '', 1],
])('two lists of one filter both show the choice: %s', async (_, id, value, requests) => {
  const { calls } = await openFilters(list('one') + list('two'), {}, () => check(id, value));
  expect([chosen(), names()]).toEqual([[value, value], 2]);
  await settle();
  expect(calls.length > 0).toBe(requests > 0);
});

it('a list that comes later takes no choice away, and has its own name again when it goes', async () => {
  const { calls } = await openFilters(list('one'));
  the('#one').insertAdjacentHTML('afterend', list('two'));
  check('two');
  await bringUp();
  expect([chosen(), names()]).toEqual([['a', 'a'], 2]);
  const two = the('#two');
  two.remove();
  await vi.waitFor(() => expect(two.querySelector('input')?.name).toBe('kind'));
  expect([chosen(), calls.length]).toEqual([['a'], 0]);
});
