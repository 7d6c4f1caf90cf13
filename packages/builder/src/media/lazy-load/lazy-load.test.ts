import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builderOffset } from './builder-offset.ts';
import { lazyLoad } from './island.ts';

/** The state of a stubbed observer, because happy-dom has no layout. */
const observed = { margin: '', elements: new Set<Element>(), report: (_near: readonly Element[]) => {} };

beforeEach(() => {
  observed.elements.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: IntersectionObserverCallback, options: IntersectionObserverInit) {
        observed.margin = String(options.rootMargin);
        observed.report = (near) => {
          const entries = near.map((target) => ({ target, isIntersecting: true }));
          Reflect.apply(report, undefined, [entries, this]);
        };
      }
      observe = (element: Element) => observed.elements.add(element);
      unobserve = (element: Element) => observed.elements.delete(element);
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const image = (name: string) => `<img data-lazy data-src="${name}.svg" src="data:," alt="${name}">`;
const find = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

async function open(offset: number, html: string): Promise<void> {
  document.body.innerHTML = `<div data-island="lazy-load" data-offset="${offset}">${html}</div>`;
  // Far below, so that the loader shows nothing.
  for (const element of document.querySelectorAll('[data-lazy]')) element.checkVisibility = () => false;
  start(lazyLoad);
  await vi.waitFor(() => expect(find('[data-island-state="ready"]')).not.toBeNull());
}

it('shows elements near the viewport, and stops observing them', async () => {
  await open(40, image('one') + image('two'));
  expect([observed.margin, observed.elements.size]).toEqual(['40px', 2]);
  observed.report([find('[alt="one"]')]);
  expect(find('[alt="one"]').getAttribute('src')).toBe('one.svg');
  expect(find('[alt="two"]').getAttribute('src')).toBe('data:,');
  expect(observed.elements).toEqual(new Set([find('[alt="two"]')]));
});

it('observes elements that are added later, and none after its end', async () => {
  await open(41, image('one'));
  find('div').insertAdjacentHTML('beforeend', `<p>${image('late')}</p>`);
  await vi.waitFor(() => expect(observed.elements.size).toBe(2));
  find('div').remove();
  await vi.waitFor(() => expect(observed.elements.size).toBe(0));
});

it.each([
  [undefined, 300],
  [{ offsetLazyLoad: '500' }, 500],
  [{ offsetLazyLoad: '' }, 300],
  [{ offsetLazyLoad: 'far' }, 300],
  ['none', 300],
])('uses the builder’s distance: %j is %i', (printed, offset) => {
  vi.stubGlobal('bricksData', printed);
  expect(builderOffset()).toBe(offset);
});
