import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import {
  bring,
  click,
  open,
  press,
  removeAccordions,
  shown,
  slideAtOnce,
  titles,
} from '../../testing/accordion-page.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { EVENT } from './contract.ts';
import { builderAccordion, builderNestedAccordion, demoItems, stirrupAccordion, unnamedItems } from './fixture.ts';
import { accordion } from './island.ts';

beforeEach(slideAtOnce);
afterEach(removeAccordions);

const goTo = async (hash: string) => {
  history.replaceState(null, '', `/page/?a=1${hash}`);
  window.dispatchEvent(new Event('hashchange'));
};
const recordEvents = () => {
  const emitted: unknown[] = [];
  for (const type of ['open', 'close'])
    document.addEventListener(`${EVENT}${type}`, (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { elementId, openItem, closeItem } = event.detail;
      emitted.push([type, elementId, (openItem ?? closeItem).id]);
    });
  return emitted;
};

const dialects = [
  ['our own', 'stirrup', stirrupAccordion(demoItems)],
  ['the builder’s flat', 'bricks', builderAccordion(demoItems)],
  ['the builder’s nested', 'bricks', builderNestedAccordion(demoItems)],
] as const;

describe.each(dialects)('%s accordion', (_, dialect, markup) => {
  it('opens one item at a time, and closes it again', async () => {
    document.body.innerHTML = String(markup);
    expect(document.querySelectorAll((accordion.selectors[dialect] ?? []).join())).toHaveLength(1);
    await bring(markup);
    expect([open(), shown()]).toEqual([[], []]);
    click(1);
    expect([open(), shown()]).toEqual([[1], [1]]);
    click(2);
    expect([open(), shown()]).toEqual([[2], [2]]);
    click(2);
    expect([open(), shown()]).toEqual([[], []]);
  });

  it('restores the server’s markup on release', async () => {
    document.body.innerHTML = `<main>${markup}</main>`;
    const printed = document.body.innerHTML;
    await bring(markup);
    click(1);
    pageRegistry().release(document.body);
    expect(document.body.innerHTML.replaceAll(/ (class|style|data-island-state)=""/g, '')).toBe(printed);
  });
});

describe('initially open items', () => {
  it.each([
    [{}, []],
    [{ scriptArgs: 'expandFirstItem' }, [0]],
    [{ scriptArgs: 'independentToggle, expandFirstItem', expandItem: '1,2' }, [0]],
    [{ expandItem: '0, 2' }, [0, 2]],
    [{ expandItem: '9' }, []],
  ])('%o: %j', async (options, expected) => {
    const emitted = recordEvents();
    await bring(builderAccordion(demoItems, options));
    expect([open(), shown(), emitted]).toEqual([expected, expected, []]);
  });

  it('falls back to none if the list is malformed, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await bring(builderAccordion(demoItems, { expandItem: 'first' }));
    expect(open()).toEqual([]);
    expect(warn.mock.calls.flat().join(' ')).toContain('data-expand-item is "first"');
  });

  it('follow the options of our own dialect, and the printed state', async () => {
    await bring(stirrupAccordion(unnamedItems, { expandItem: [1] }));
    expect(open()).toEqual([1]);
    removeAccordions();
    await bring(
      String(stirrupAccordion(unnamedItems)).replace('data-part="title"', 'data-part="title" aria-expanded="true"'),
    );
    expect([open(), shown()]).toEqual([[0], [0]]);
  });

  it('stay open around the focus when they come up', async () => {
    const field = { title: 'Ask', content: html`<p><input></p>` };
    const opening = bring(stirrupAccordion([...unnamedItems, field]));
    const input = document.querySelector('input');
    input?.focus();
    await opening;
    expect([open(), shown()]).toEqual([[unnamedItems.length], [unnamedItems.length]]);
    expect(document.activeElement).toBe(input);
  });
});

describe('independent items', () => {
  it.each([
    ['the builder’s', builderAccordion(demoItems, { scriptArgs: 'independentToggle' })],
    ['our own', stirrupAccordion(demoItems, { independentToggle: true })],
  ])('%s leave each other open', async (_, markup) => {
    await bring(markup);
    click(0);
    click(2);
    expect(open()).toEqual([0, 2]);
  });
});

it('emits an event for each item at rest, first for the one that closes', async () => {
  await bring(builderAccordion(demoItems));
  const emitted = recordEvents();
  click(0);
  click(1);
  expect(emitted).toEqual([
    ['open', 'accaaa', 'delivery'],
    ['close', 'accaaa', 'delivery'],
    ['open', 'accaaa', 'returns'],
  ]);
});

it('items of a nested accordion are its own', async () => {
  const inner = builderAccordion(unnamedItems, { id: 'accinn' });
  await bring(
    builderNestedAccordion([{ title: 'Saddles', content: inner }, ...demoItems.slice(0, 1)], { expandItem: '0' }),
  );
  expect(open()).toEqual([0]);
  click(1);
  click(2);
  expect(open()).toEqual([0, 2]);
  press(1, 'End');
  expect(document.activeElement).toBe(titles()[3]);
  click(4);
  expect(open()).toEqual([2, 4]);
});

describe('the address', () => {
  it.each([
    ['#returns', [1], 'an item'],
    ['#unworn', [1], 'something inside a content'],
    ['#%E0%A4%A', [], 'no URI at all'],
    ['#elsewhere', [], 'something else'],
  ])('%s opens %j when the page loads: %s', async (hash, expected) => {
    history.replaceState(null, '', `/page/${hash}`);
    const emitted = recordEvents();
    await bring(builderAccordion(demoItems));
    expect([open(), emitted, location.hash]).toEqual([expected, [], hash]);
  });

  it('opens an item with the builder’s id by a link, not when the page loads', async () => {
    history.replaceState(null, '', '/page/#brxe-accaabi1');
    await bring(builderNestedAccordion(unnamedItems));
    expect(open()).toEqual([]);
    await goTo('#brxe-accaabi1');
    expect(open()).toEqual([1]);
    await goTo('#brxe-accaabi1');
    expect(open()).toEqual([1]);
  });

  it('names an open item with an author’s id, and stays otherwise', async () => {
    await bring(builderAccordion(demoItems));
    await goTo('#elsewhere');
    click(2);
    click(2);
    const seen = [location.hash];
    click(1);
    seen.push(location.search + location.hash);
    click(1);
    seen.push(location.search + location.hash);
    expect(seen).toEqual(['#elsewhere', '?a=1#returns', '?a=1']);
  });

  it('does not name an item that another one has closed', async () => {
    await bring(builderAccordion(demoItems));
    click(0);
    click(2);
    expect(location.hash).toBe('');
  });
});

it('starts items that a loop adds, and keeps their state when they are removed for a while', async () => {
  const [root] = await bring(builderAccordion(unnamedItems, { expandItem: '0' }));
  click(1);
  const template = document.createElement('template');
  template.innerHTML = String(builderAccordion(demoItems.slice(0, 1), { id: 'accnew' }));
  const added = template.content.querySelector('li');
  if (!root || !added) throw new Error('The fixture lacks a part.');
  root.prepend(added);
  await vi.waitFor(() => expect(shown()).toEqual([2]));
  document.dispatchEvent(new CustomEvent('bricks/ajax/load_page/completed'));
  expect(open()).toEqual([2]);
  click(0);
  added.remove();
  root.append(added);
  expect([open(), shown()]).toEqual([[3], [3]]);
  click(3);
  expect([open(), shown()]).toEqual([[], []]);
});

it('ignores items without a part', async () => {
  await bring(
    '<ul class="brxe-accordion"><li class="accordion-item"><div class="accordion-title-wrapper">A</div></li></ul>',
  );
  expect(titles()[0]?.outerHTML).toBe('<div class="accordion-title-wrapper">A</div>');
});

it('works in a theme’s dialect', async () => {
  const fold = (name: string) =>
    `<article class="fold" id="${name}"><button class="fold-head">${name}</button><div class="fold-body">Text</div></article>`;
  document.body.innerHTML = `<section class="folds" data-first="1">${['one', 'two', 'three'].map(fold).join('')}</section>`;
  const printed = document.body.innerHTML;
  start(accordion);
  addDialect('accordion', 'theme', ['.folds'], {
    parts: { item: '.fold', title: '.fold-head', content: '.fold-body' },
    states: { open: 'is-unfolded' },
    options: { expandItem: 'data-first' },
  });
  await bringUp();
  const heads = [...document.querySelectorAll<HTMLElement>('.fold-head')];
  const seen = () => [
    [...document.querySelectorAll('.is-unfolded')].map(({ id }) => id),
    heads.map((head) => head.getAttribute('aria-expanded')),
    [...document.querySelectorAll<HTMLElement>('.fold-body')].map(({ hidden }) => hidden),
  ];
  expect(seen()).toEqual([['two'], ['false', 'true', 'false'], [true, false, true]]);
  heads[2]?.click();
  expect([seen(), location.hash]).toEqual([[['three'], ['false', 'false', 'true'], [true, true, false]], '#three']);
  heads[2]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  expect(document.activeElement).toBe(heads[0]);
  document.querySelector('.folds')?.insertAdjacentHTML('beforeend', fold('four'));
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>('#four .fold-body')?.hidden).toBe(true));
  document.querySelector<HTMLElement>('#four .fold-head')?.click();
  expect(seen()[0]).toEqual(['four']);
  document.querySelector('#four')?.remove();
  pageRegistry().release(document.body);
  expect(document.body.innerHTML.replaceAll(/ (class|style|data-island-state)=""/g, '')).toBe(printed);
});
