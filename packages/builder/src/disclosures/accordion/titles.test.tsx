import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import {
  bring,
  click,
  contents,
  open,
  press,
  removeAccordions,
  slideAtOnce,
  titles,
} from '../../testing/accordion-page.ts';
import { builderAccordion, builderNestedAccordion, demoItems, stirrupAccordion, unnamedItems } from './fixture.ts';

beforeEach(slideAtOnce);
afterEach(removeAccordions);

describe('the keyboard', () => {
  it('moves between titles, and acts on them', async () => {
    await bring(builderAccordion(demoItems));
    const at = () => titles().indexOf(document.activeElement as HTMLElement);
    const way = (
      [
        [0, 'ArrowDown'],
        [2, 'ArrowDown'],
        [0, 'ArrowUp'],
        [1, 'Home'],
        [0, 'End'],
      ] as const
    ).map(([from, key]) => [press(from, key), at()]);
    expect(way).toEqual([
      [true, 1],
      [true, 0],
      [true, 2],
      [true, 0],
      [true, 2],
    ]);
    expect([press(1, 'Enter'), open(), press(1, ' ', { repeat: true }), open()]).toEqual([true, [1], true, [1]]);
    expect([press(1, ' '), open()]).toEqual([true, []]);
    expect([press(1, 'ArrowDown', { altKey: true }), press(1, 'a')]).toEqual([false, false]);
  });

  it('leaves Enter and Space on real buttons to the browser, and keys inside a content to it', async () => {
    await bring(stirrupAccordion(demoItems, { expandItem: 2 }));
    const field = document.querySelector('input');
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    field?.dispatchEvent(down);
    expect([press(0, 'Enter'), press(0, ' '), down.defaultPrevented]).toEqual([false, false, false]);
  });

  it('does nothing of it with one title only', async () => {
    await bring(builderAccordion(unnamedItems.slice(0, 1)));
    expect([press(0, 'ArrowDown'), open()]).toEqual([true, []]);
  });
});

describe('a title', () => {
  it('leaves links and controls inside of it alone', async () => {
    await bring(builderAccordion(unnamedItems));
    titles()[0]?.insertAdjacentHTML('beforeend', '<a href="/terms/">Terms</a> <button type="button">Copy</button>');
    const clicks = [...(titles()[0]?.querySelectorAll('a, button') ?? [])].map((control) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      control.addEventListener('click', () => expect(event.defaultPrevented).toBe(false));
      document.addEventListener('click', (click) => click.preventDefault(), { once: true });
      return control.dispatchEvent(event);
    });
    expect([clicks.length, open()]).toEqual([2, []]);
  });

  it('is tied to its content where the builder prints empty ids', async () => {
    await bring(builderNestedAccordion(unnamedItems, {}, 'unnamed'));
    const ids = [...titles(), ...contents()].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, ids.includes('')]).toEqual([6, 6, false]);
    expect(titles().map((title) => title.getAttribute('aria-controls'))).toEqual(contents().map(({ id }) => id));
    expect(contents().map((content) => content.getAttribute('aria-labelledby'))).toEqual(titles().map(({ id }) => id));
  });

  it('keeps its words as its name when it closes, and has one if it has no words, as long as the island lives', async () => {
    const items = ['A picture', ''].map((title) => ({ title, content: html`<p>Text</p>` }));
    const markup = builderAccordion([...unnamedItems.slice(0, 2), ...items]);
    await bring(String(markup).replace('A picture', '<img src="/saddle.jpg" alt="Saddles">'));
    click(0);
    click(1);
    const names = () => titles().map((title) => title.getAttribute('aria-label'));
    await vi.waitFor(() => expect(names()).toEqual([null, null, null, 'Open accordion']));
    pageRegistry().release(document.body);
    expect(names()).toEqual([null, null, null, null]);
  });
});

it('acts alone where the builder’s script is still there', async () => {
  await bring(`${builderAccordion(demoItems)}<script type="text/plain" id="bricks-scripts-js"></script>`);
  const old = vi.fn();
  for (const type of ['click', 'keydown']) titles()[0]?.addEventListener(type, old);
  click(0);
  press(0, 'Enter');
  press(0, ' ');
  expect([open(), old.mock.calls.length]).toEqual([[0], 0]);
});
