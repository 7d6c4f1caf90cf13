import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoop, answerOf, loop, settle, stubFilters } from '../../testing/filtered-page.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { applyFilters } from '../filters/change-filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { filterRange } from './island.ts';

// Loaded up front, so that no test waits for code.
await filterRange.load();

const sides = ['min', 'max'] as const;

interface RangeMarkup {
  readonly ends?: readonly number[];
  readonly chosen?: readonly number[];
  readonly more?: string;
  readonly hasSliders?: boolean;
}

/** A range in the builder's markup; `ends` is the scale as narrowed by the server, `chosen` the printed choice. */
function range({ ends = [2, 90], chosen = ends, more = '', hasSliders = true }: RangeMarkup = {}): string {
  const inputs = (type: string) =>
    sides.map(
      (side, end) =>
        `<input type="${type}" class="${side}" min="${ends[0]}" max="${ends[1]}" step="1" value="${chosen[end]}">`,
    );
  const values = ['lower', 'upper'].map((end) => `<span class="${end}"><span class="value"></span></span>`);
  const sliders = `<div class="slider-track"></div>${inputs('range').join('')}${values.join('')}`;
  const settings = `{"filterId":"rangea","targetQueryId":"loopaa","filterType":"range","filterAction":"filter","min":2,"max":90${more}}`;
  return `<div class="brxe-filter-range" data-brx-filter='${settings}'>${hasSliders ? sliders : ''}${inputs('number').join('')}</div>`;
}

let loops: AbortController[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/shop/');
  stubSettings({ postId: '7' });
});

afterEach(async () => {
  for (const end of loops) end.abort();
  loops = [];
  document.body.replaceChildren();
  await vi.waitFor(() => expect(filterSets().size).toBe(0));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(html: string) {
  document.body.innerHTML = `${loop('loopaa')}${html}`;
  loops.push(addLoop('loopaa').end);
  const shop = stubFilters();
  start(filterRange);
  const root = document.querySelector<HTMLElement>('.brxe-filter-range');
  await vi.waitFor(() => expect(root?.dataset['islandState']).toBe('ready'));
  const inputs = (type: string) => [...document.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)];
  const set = (type: string, end: 0 | 1, value: string, events = ['input', 'change']) => {
    const input = inputs(type)[end];
    if (input) input.value = value;
    for (const name of events) input?.dispatchEvent(new Event(name, { bubbles: true }));
    return settle();
  };
  const shown = () => ({
    numbers: inputs('number').map(({ value }) => value),
    sliders: inputs('range').map(({ value }) => value),
    values: [...document.querySelectorAll('.value')].map(({ textContent }) => textContent),
    spoken: inputs('range').map((slider) => slider.getAttribute('aria-valuetext')),
  });
  const track = () => document.querySelector<HTMLElement>('.slider-track')?.style;
  return { ...shop, root, inputs, set, shown, track };
}

it('shows every move, and sends a request when the handle is released', async () => {
  const { calls, sent, set, shown, track } = await open(
    range({ ends: [0, 2000], more: ',"min":0,"max":2000,"thousands":true,"separator":"."' }),
  );
  await set('range', 0, '500', ['input']);
  await set('range', 0, '1000', ['input']);
  expect(shown()).toEqual({
    numbers: ['1000', '2000'],
    sliders: ['1000', '2000'],
    values: ['1.000', '2.000'],
    spoken: ['1.000', '2.000'],
  });
  expect([track()?.width, track()?.left, calls.length]).toEqual(['50%', '50%', 0]);
  await set('range', 0, '1000', ['change', 'pointerup', 'blur']);
  expect([calls.length, sent()['selectedFilters'], location.search]).toEqual([
    ...[1, { rangea: [1000, 2000] }, '?brx_rangea%5B%5D=1000&brx_rangea%5B%5D=2000'],
  ]);
});

it('keeps both ends within the limits and in order, and sends no request without a change', async () => {
  const { calls, sent, set, shown } = await open(range({ hasSliders: false }));
  await set('number', 1, '500');
  await set('number', 0, '-3');
  expect([shown().numbers, calls.length]).toEqual([['2', '90'], 0]);
  await set('number', 0, '95');
  expect([shown().numbers, sent()['selectedFilters']]).toEqual([['90', '90'], { rangea: [90, 90] }]);
  await set('number', 0, '');
  expect([shown().numbers, sent()['selectedFilters'], location.search]).toEqual([['2', '90'], {}, '']);
  await set('number', 0, '2');
  expect(calls).toHaveLength(2);
});

it('moves the other handle along by pointer if both are at one place, never by key', async () => {
  const { sent, set, shown, inputs } = await open(range({ chosen: [40, 40] }));
  expect(inputs('range').map(({ style }) => style.zIndex)).toEqual(['3', '2']);
  await set('range', 0, '60', ['keydown', 'input', 'keyup']);
  expect(shown().numbers).toEqual(['40', '40']);
  const [low] = inputs('range');
  low?.dispatchEvent(new Event('pointerdown'));
  await set('range', 0, '60', ['input', 'pointerup']);
  expect([shown().numbers, shown().sliders, sent()['selectedFilters']]).toEqual([
    ...[['40', '60'], ['40', '60'], { rangea: [40, 60] }],
  ]);
  expect(inputs('range').map(({ style }) => style.zIndex)).toEqual(['', '']);
});

it('sends one request for a key that is held down', async () => {
  const { calls, set } = await open(range());
  for (const value of ['3', '4', '5']) await set('range', 0, value, ['keydown', 'input', 'change']);
  expect(calls).toHaveLength(0);
  await set('range', 0, '5', ['keyup']);
  expect(calls).toHaveLength(1);
});

it('does not treat a narrowed scale as a choice, and keeps a choice beyond it', async () => {
  const { calls, sent, set, shown, inputs, root } = await open(range({ ends: [16, 60] }));
  expect(shown().numbers).toEqual(['16', '60']);
  await set('number', 0, '20');
  expect(sent()['selectedFilters']).toEqual({ rangea: [20, 90] });
  inputs('range')[1]?.focus();
  await calls[0]?.answer(answerOf('', { filters: { rangea: range({ ends: [30, 50] }) } }));
  expect(shown().numbers).toEqual(['30', '50']);
  expect([inputs('range').map(({ min, max }) => [min, max]), root?.isConnected]).toEqual([
    ...[
      [
        ['30', '50'],
        ['30', '50'],
      ],
      true,
    ],
  ]);
  expect(document.activeElement).toBe(inputs('range')[1]);
  await set('number', 1, '40');
  expect(sent()['selectedFilters']).toEqual({ rangea: [20, 40] });
});

it('keeps a handle that is being moved, and a number that is being typed, when a response arrives', async () => {
  const { calls, set, shown } = await open(range());
  await set('number', 0, '10');
  await set('range', 1, '70', ['input']);
  await set('number', 0, '1', ['input']);
  await calls[0]?.answer(answerOf('', { filters: { rangea: range({ chosen: [10, 90] }) } }));
  expect([shown().numbers, shown().sliders]).toEqual([
    ['1', '70'],
    ['10', '70'],
  ]);
});

it('takes the server’s selection from the address, and ignores values restored by a browser', async () => {
  stubSettings({ postId: '7', selectedFilters: { loopaa: ['rangea'] } });
  const { sent, set } = await open(range({ ends: [16, 60], chosen: [16, 40], hasSliders: false }));
  await set('number', 1, '50');
  expect(sent()['selectedFilters']).toEqual({ rangea: [16, 50] });
});

it('takes the ends from the address that a narrowed scale cannot show', async () => {
  history.replaceState(null, '', '/shop/?brx_rangea[]=2&brx_rangea[]=40');
  stubSettings({ postId: '7', selectedFilters: { loopaa: ['rangea'] } });
  const { sent, set, shown } = await open(range({ ends: [16, 60], chosen: [16, 40], hasSliders: false }));
  expect(shown().numbers).toEqual(['16', '40']);
  await set('number', 1, '50');
  expect(sent()['selectedFilters']).toEqual({ rangea: [2, 50] });
});

it('waits for the submit button', async () => {
  const { calls, sent, set } = await open(range({ more: ',"filterApplyOn":"click"' }));
  await set('number', 0, '20');
  expect(calls).toHaveLength(0);
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void applyFilters(filter);
  await settle();
  expect(sent()['selectedFilters']).toEqual({ rangea: [20, 90] });
});

it('works in a theme’s dialect', async () => {
  start(filterRange);
  addDialect('filter-range', 'theme', ['.theme-range'], {
    parts: { number: '.field', slider: '.handle', value: '.word', track: '.bar' },
    options: { filter: 'data-id', query: 'data-of', min: 'data-low', max: 'data-high' },
  });
  const markup = (low: number) => {
    const inputs = (name: string, type: string) =>
      [low, 90]
        .map((value) => `<input class="${name}" type="${type}" min="${low}" max="90" value="${value}">`)
        .join('');
    return `<p class="theme-range" data-id="rangea" data-of="loopaa" data-low="2" data-high="90"><i class="bar"></i>
      ${inputs('handle', 'range')}<b class="word"></b><b class="word"></b>${inputs('field', 'number')}</p>`;
  };
  document.body.innerHTML = `${loop('loopaa')}${markup(2)}`;
  loops.push(addLoop('loopaa').end);
  const { calls, sent } = stubFilters();
  start(filterRange);
  const root = document.querySelector<HTMLElement>('.theme-range');
  await vi.waitFor(() => expect(root?.dataset['islandState']).toBe('ready'));
  const [low, high] = document.querySelectorAll<HTMLInputElement>('.handle');
  if (low) low.value = '46';
  for (const name of ['input', 'change']) low?.dispatchEvent(new Event(name, { bubbles: true }));
  await settle();
  expect(sent()['selectedFilters']).toEqual({ rangea: [46, 90] });
  expect([...document.querySelectorAll('.word')].map(({ textContent }) => textContent)).toEqual(['46', '90']);
  expect(document.querySelector<HTMLElement>('.bar')?.style.width).toBe('50%');
  await calls[0]?.answer(answerOf('', { filters: { rangea: markup(30) } }));
  expect([low?.min, high?.min, low?.value]).toEqual(['30', '30', '46']);
});

it('restores the markup', async () => {
  const markup = range({ chosen: [40, 40] });
  document.body.innerHTML = markup;
  const printed = inAnyOrder(the('.brxe-filter-range'));
  const { root, set } = await open(markup);
  await set('range', 1, '60');
  expect(inAnyOrder(root)).not.toEqual(printed);
  root?.remove();
  await vi.waitFor(() => expect(inAnyOrder(root)).toEqual(printed));
});

it.each([
  ['{', 1],
  ['{"filterId":"rangea"}', 0],
  ['{"filterId":"rangea","targetQueryId":"loopaa","min":"x","max":[]}', 2],
])('survives the settings %s, with %i warnings', async (settings, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { root, set, shown } = await open(range().replace(/data-brx-filter='[^']*'/, `data-brx-filter='${settings}'`));
  await set('number', 0, '20');
  expect([root?.dataset['islandState'], shown().numbers[0]]).toEqual(['ready', '20']);
  expect(warn).toHaveBeenCalledTimes(warnings);
});
