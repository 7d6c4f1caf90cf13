import { pageRegistry, readProps } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { createToggle } from '../slides/create-toggle.ts';
import { SPLIDE, sliderContract } from './contract.ts';
import { builderArrows, builderSlider, stirrupControls, stirrupSlider } from './fixture.ts';
import { slider } from './island.ts';
import { sliderProps } from './props.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

/** Stands in for Splide, as far as the island calls it. */
class Splide {
  readonly Components = { Keyboard: { disable: () => {} } };
  mount = () => this;
  destroy = () => {};
}

function print(markup: unknown): HTMLElement {
  document.body.innerHTML = String(markup);
  const root = document.querySelector<HTMLElement>('body > *');
  if (!root) throw new Error('The markup is empty.');
  return root;
}

it('shows the builder’s slider at its printed height before any code is fetched, and leaves others alone', () => {
  const root = print(builderSlider({ id: 'one', options: { height: '50vh' } }));
  slider.atOnce?.(root);
  expect(root.classList.contains('is-rendered')).toBe(true);
  expect(root.querySelector<HTMLElement>('.splide__list')?.style.minHeight).toBe('50vh');
  const own = print(stirrupSlider({ id: 'two' }));
  const printed = own.outerHTML;
  slider.atOnce?.(own);
  expect(own.outerHTML).toBe(printed);
});

it.each([
  ['stirrup', stirrupSlider({ id: 'one', controls: stirrupControls }), ['arrows', 'previous', 'next', 'toggle']],
  ['bricks', builderSlider({ id: 'one', controls: builderArrows }), ['arrows', 'previous', 'next']],
] as const)('finds its parts in the markup of %s', (dialect, markup, controls) => {
  const root = print(markup);
  const parts: Readonly<Record<string, string | undefined>> = sliderContract.dialects[dialect]?.parts ?? {};
  for (const name of ['track', 'list', 'slide', ...controls] as const) {
    expect([name, root.querySelectorAll(parts[name] ?? 'none').length]).toEqual([name, name === 'slide' ? 3 : 1]);
  }
});

it('has signs on its button that no system shows as an emoji', () => {
  const { textContent } = createToggle(SPLIDE);
  expect(textContent).not.toMatch(/\p{Extended_Pictographic}|^$/u);
});

it('warns about arguments that are no JSON, and has the library’s defaults', () => {
  const warn = vi.fn();
  const element = print('<div class="brxe-slider-nested" data-splide="{speed:"></div>');
  const origin = { name: 'slider', element, dialect: 'bricks', dialectData: undefined, recordProps: vi.fn(), warn };
  expect(readProps(origin, sliderProps)).toMatchObject({ options: {} });
  expect(warn.mock.calls.join()).toContain('expected a JSON object');
});

it.each([
  ['the builder’s slides', builderSlider({ id: 'one' }), ['brxe-ones0', 'brxe-ones1', 'brxe-ones2']],
  ['no others', stirrupSlider({ id: 'two', slides: ['Rugs'] }).replace('data-part="slide"', '$& id="rugs"'), [null]],
])('until it is released, %s have their ids in an attribute, too', async (_, markup, expected) => {
  vi.stubGlobal('Splide', Splide);
  const [root] = await openIsland(slider, markup);
  const slides = () => [...document.querySelectorAll('.brxe-block, [data-part="slide"]')];
  const ids = () => slides().map((slide) => slide.getAttribute('data-id'));
  expect(ids()).toEqual(expected);
  if (root) pageRegistry().release(root);
  expect(ids()).toEqual(expected.map(() => null));
});
