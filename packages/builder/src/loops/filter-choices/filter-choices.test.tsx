import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf, closeFilters, openFilters, settings, settle } from '../../testing/filtered-page.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { chosenValues } from '../filters/chosen-values.ts';
import { filterChoices } from './island.ts';

beforeEach(() => stubSettings());

afterEach(async () => {
  await closeFilters();
  vi.restoreAllMocks();
});

interface Printed {
  readonly value: string;
  readonly depth?: number;
  readonly disabled?: boolean;
  readonly checked?: boolean;
}

function list(type: 'radio' | 'checkbox', options: readonly Printed[], more: object = {}, button = ''): string {
  const items = options.map(
    ({ value, depth = 0, disabled, checked }) =>
      `<li data-depth="${depth}"${value ? '' : ' class="brx-option-all"'}><label class="depth-${depth}"><input type="${type}" name="form-field-aa" value="${value}"${disabled ? ' disabled' : ''}${checked ? ' checked' : ''}><span class="brx-option-text"${button}>${value || 'All'}</span></label></li>`,
  );
  return `<ul class="brxe-filter-${type}" data-brx-filter='${settings('choices', type, more)}'>${items.join('')}</ul>`;
}

const input = (value: string) => the(`input[value="${value}"]`, HTMLInputElement);
const active = () => [...document.querySelectorAll('li.brx-option-active')].map((item) => item.textContent.trim());

async function click(value: string) {
  input(value).click();
  await settle();
}

function press(element: HTMLElement, key: string, type = 'keydown') {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}

const radios = (more?: object, button?: string) =>
  list(
    'radio',
    [{ value: '', checked: true }, { value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }],
    more,
    button,
  );

it('clears the chosen radio button on a second click, and marks the choice', async () => {
  const { calls, sent } = await openFilters(radios());
  await click('a');
  expect([sent()['selectedFilters'], active(), location.search]).toEqual([{ choices: 'a' }, ['a'], '?brx_choices=a']);
  await click('a');
  expect([calls.length, sent()['selectedFilters'], active(), location.search]).toEqual([2, {}, ['All'], '']);
  await click('');
  expect(calls).toHaveLength(2);
  await click('a');
  press(input('a'), ' ', 'keyup');
  await settle();
  expect([calls.length, active()]).toEqual([4, ['All']]);
});

it('moves the focus by arrows without choosing, past disabled options, wrapping at the ends', async () => {
  const { calls } = await openFilters(radios());
  input('').focus();
  for (const [key, value] of [
    ...[
      ['ArrowDown', 'a'],
      ['ArrowRight', 'c'],
      ['ArrowDown', ''],
      ['ArrowUp', 'c'],
      ['ArrowLeft', 'a'],
    ],
  ] as const) {
    const event = press(the(':focus', HTMLInputElement), key ?? '');
    expect([event.defaultPrevented, document.activeElement]).toEqual([true, input(value ?? '')]);
  }
  expect(press(input('a'), ' ').defaultPrevented).toBe(false);
  expect([calls.length, active()]).toEqual([0, ['All']]);
});

it('makes a control of a text that looks like a button', async () => {
  const { sent } = await openFilters(radios({}, ' tabindex="0"'));
  const text = the('li:nth-child(2) span', HTMLElement);
  expect([text.getAttribute('role'), text.getAttribute('aria-checked'), input('a').tabIndex]).toEqual([
    'radio',
    'false',
    -1,
  ]);
  expect(press(text, ' ').defaultPrevented).toBe(true);
  await settle();
  expect([sent()['selectedFilters'], text.getAttribute('aria-checked')]).toEqual([{ choices: 'a' }, 'true']);
  text.focus();
  press(text, 'ArrowDown');
  expect(document.activeElement).toBe(the('li:nth-child(4) span', HTMLElement));
  // As by a click on the label.
  input('a').focus();
  expect(document.activeElement).toBe(text);
});

it('chooses all options below an option, with one request', async () => {
  const tree = list(
    'checkbox',
    [
      ...[
        { value: 'a' },
        { value: 'a1', depth: 1 },
        { value: 'a11', depth: 2 },
        { value: 'a2', depth: 1, disabled: true },
      ],
      ...[{ value: 'b' }, { value: 'b1', depth: 1 }],
    ],
    { hierarchy: true, autoCheck: true, filterNiceName: 'kind' },
  );
  const { calls, sent } = await openFilters(tree);
  await click('a');
  expect([calls.length, sent()['selectedFilters']]).toEqual([1, { choices: ['a', 'a1', 'a11'] }]);
  expect(location.search).toBe('?kind%5B%5D=a&kind%5B%5D=a1&kind%5B%5D=a11');
  await click('a1');
  expect(sent()['selectedFilters']).toEqual({ choices: ['a'] });
  await click('a');
  expect([calls.length, sent()['selectedFilters'], active()]).toEqual([3, {}, []]);
});

it('leaves options below alone by default', async () => {
  const { sent } = await openFilters(
    list('checkbox', [{ value: 'a' }, { value: 'a1', depth: 1 }], { hierarchy: true }),
  );
  await click('a');
  expect(sent()['selectedFilters']).toEqual({ choices: ['a'] });
});

it('keeps the focus on an option that a response disables, and which cannot be chosen any more', async () => {
  const { calls } = await openFilters(list('checkbox', [{ value: 'a' }, { value: 'b' }]));
  await click('a');
  await click('a');
  input('a').focus();
  const fresh = list('checkbox', [{ value: 'a', disabled: true }, { value: 'b' }]);
  await calls[1]?.answer(answerOf('', { filters: { choices: fresh } }));
  expect([document.activeElement, input('a').disabled, input('a').getAttribute('aria-disabled')]).toEqual([
    ...[input('a'), false, 'true'],
  ]);
  await click('a');
  expect([calls.length, input('a').checked]).toEqual([2, false]);
});

it('follows a change by a script, once, and ignores events without a change', async () => {
  const { calls, sent } = await openFilters(list('checkbox', [{ value: 'a' }, { value: 'b' }]));
  const change = () => input('a').dispatchEvent(new Event('change', { bubbles: true }));
  change();
  input('a').checked = true;
  change();
  change();
  await settle();
  expect([calls.length, sent()['selectedFilters']]).toEqual([1, { choices: ['a'] }]);
});

it('works in our own dialect', async () => {
  const { sent } = await openFilters(
    `<ul data-island="filter-choices" data-options='{"filter":"choices","query":"loopaa","type":"radio","name":"kind"}'>
      <li><label><input type="radio" name="kind" value="" checked> All</label></li>
      <li><label><input type="radio" name="kind" value="a"> A</label></li></ul>`,
  );
  await click('a');
  expect([sent()['selectedFilters'], location.search]).toEqual([{ choices: 'a' }, '?kind=a']);
});

it('works in a theme’s dialect, also in options that a response adds', async () => {
  start(filterChoices);
  addDialect('filter-choices', 'theme', ['.theme-kinds'], {
    parts: { control: '.tick', option: '.choice', label: '.name', text: '.words' },
    states: { active: '[data-on]' },
    options: { filter: 'data-id', query: 'data-of', type: 'data-how' },
  });
  const markup = (...values: string[]) =>
    `<div class="theme-kinds" data-id="choices" data-of="loopaa" data-how="radio"><input>${values
      .map(
        (value) =>
          `<p class="choice"><span class="name"><input class="tick" type="radio" name="k" value="${value}"><b class="words" tabindex="0">${value}</b></span></p>`,
      )
      .join('')}</div>`;
  const { calls, sent } = await openFilters(markup('a', 'b'));
  await click('b');
  const on = () => [...document.querySelectorAll('[data-on]')].map(({ className }) => className);
  expect([sent()['selectedFilters'], on()]).toEqual([{ choices: 'b' }, ['choice', 'name', 'words']]);
  await calls[0]?.answer(answerOf('', { filters: { choices: markup('b', 'c') } }));
  expect(on()).toEqual(['choice', 'name', 'words']);
  const words = the('.choice:last-child .words', HTMLElement);
  expect([words.getAttribute('role'), words.getAttribute('aria-checked'), input('c').tabIndex]).toEqual([
    ...['radio', 'false', -1],
  ]);
  press(the('.choice:first-of-type .words', HTMLElement), 'ArrowDown');
  expect(document.activeElement).toBe(words);
  press(words, ' ');
  await settle();
  expect([sent()['selectedFilters'], document.querySelector('.brx-option-active')]).toEqual([{ choices: 'c' }, null]);
});

it('applies choices made before it was up', async () => {
  const markup = list('checkbox', [{ value: 'a' }, { value: 'b' }]);
  const { calls, sent } = await openFilters(markup, {}, () => input('b').click());
  await settle();
  expect([calls.length, sent()['selectedFilters']]).toEqual([1, { choices: ['b'] }]);
});

it.each(['radio', 'checkbox'] as const)(
  'a choice in a %s from before it was up has not filtered the printed results',
  async (type) => {
    const markup = list(type, [{ value: 'a' }, { value: 'b', checked: true }], { filterApplyOn: 'click' });
    const { calls } = await openFilters(markup, {}, () => input('a').click());
    await settle();
    const printed = type === 'radio' ? 'b' : ['b'];
    expect([calls.length, input('a').checked, chosenValues().get('loopaa')]).toEqual([0, true, { choices: printed }]);
  },
);

it('keeps and applies a choice made before it was up in the second copy of a list', async () => {
  const one = list('checkbox', [{ value: 'a' }, { value: 'b' }]);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[value="b"]')];
  const { calls, sent } = await openFilters(one + one, {}, () => boxes()[1]?.click());
  await settle();
  expect([calls.length, sent()['selectedFilters'], boxes().map(({ checked }) => checked)]).toEqual([
    ...[1, { choices: ['b'] }, [true, true]],
  ]);
});

it('restores the markup', async () => {
  const markup = radios({}, ' tabindex="0"');
  document.body.innerHTML = markup;
  const printed = inAnyOrder(the('ul[data-brx-filter]'));
  await openFilters(markup);
  await click('a');
  const root = the('ul[data-brx-filter]', HTMLElement);
  expect(inAnyOrder(root)).not.toEqual(printed);
  root.remove();
  await vi.waitFor(() => expect(inAnyOrder(root)).toEqual(printed));
});
