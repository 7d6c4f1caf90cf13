import { afterEach, expect, it } from 'vitest';
import { afterTimers } from '../../testing/after-timers.ts';
import { the } from '../../testing/the.ts';
import { keepEntries } from './keep-entries.ts';

let ending = new AbortController();
const leavePage = () => {
  globalThis.dispatchEvent(new Event('pagehide'));
  ending.abort();
};

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('keeps the entries of two copies, and of one form for two things, apart', () => {
  const form = `<form data-element-id="contac"><input name="name"></form>`;
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name="name"]')];
  const open = (query: string) => {
    history.replaceState(null, '', `/${query}`);
    document.body.innerHTML = form + form;
    ending = new AbortController();
    for (const one of document.forms) keepEntries(one, ending.signal);
    return fields().map(({ value }) => value);
  };
  open('?post=5');
  const [first, second] = fields();
  if (first && second) [first.value, second.value] = ['Jo', ''];
  first?.dispatchEvent(new Event('input', { bubbles: true }));
  leavePage();
  expect(open('?post=6')).toEqual(['', '']);
  leavePage();
  expect(open('?post=5')).toEqual(['Jo', '']);
});

it('keeps the entries if a listener prevents the reset', async () => {
  const open = () => {
    document.body.innerHTML = '<form data-element-id="contac"><input name="name"></form>';
    ending = new AbortController();
    keepEntries(the('form', HTMLFormElement), ending.signal);
    return the('input', HTMLInputElement);
  };
  const input = open();
  input.value = 'Jo';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const form = the('form', HTMLFormElement);
  form.addEventListener('reset', (event) => event.preventDefault());
  form.dispatchEvent(new Event('reset', { cancelable: true }));
  await afterTimers();
  leavePage();
  expect(open().value).toBe('Jo');
});
