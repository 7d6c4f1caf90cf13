import { readProps } from '@stirrup/runtime';
import { expect, it, vi } from 'vitest';
import { createToggle } from '../slides/create-toggle.ts';
import { SPLIDE, sliderContract } from './contract.ts';
import { builderArrows, builderSlider, stirrupControls, stirrupSlider } from './fixture.ts';
import { slider } from './island.ts';
import { sliderProps } from './props.ts';

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
