import { defineContract, defineIsland, defineProps, number, pageRegistry } from '@stirrup/runtime';
import { act, useEffect, useId, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { component } from './component.tsx';
import type { Island } from './island.tsx';

const contract = defineContract({
  parts: ['button', 'text'],
  states: ['open'],
  dialects: {
    stirrup: { parts: { button: '[data-part="button"]', text: '[data-part="text"]' }, states: { open: '[data-open]' } },
    cms: { parts: { button: '.cms-button' }, states: { open: 'cms-open' } },
  },
});
const props = defineProps({ count: number(0) });

const toggle = component({ props, contract }, ({ island, count }) => {
  const [clicks, setClicks] = useState(count);
  return island.bind({
    root: () => ({ is: { open: clicks % 2 === 1 } }),
    button: () => ({ 'aria-expanded': clicks % 2 === 1, onClick: () => setClicks(clicks + 1) }),
    text: () => ({ hidden: clicks % 2 === 0 }),
  });
});

let last = 0;
/** The nodes of the markup before the island has started. */
let printed: readonly Node[] = [];
const errors: string[] = [];

const nodesIn = (root: Element): readonly Node[] => [...root.childNodes, ...root.querySelectorAll('*')];

/** Starts an island over the markup, under a name of its own, and waits until it is ready. */
async function run(mount: typeof toggle, html: string, dialect = 'stirrup'): Promise<HTMLElement> {
  last += 1;
  const name = `test-${last}`;
  document.body.innerHTML = html;
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('no root');
  root.classList.add(name);
  printed = nodesIn(root);
  const definition = defineIsland({
    name,
    selectors: { [dialect]: `.${name}` },
    load: async () => ({ default: mount }),
  });
  await act(async () => pageRegistry().add([definition]));
  await vi.waitFor(() => expect(root.getAttribute('data-island-state')).toMatch(/ready|failed/));
  return root;
}

const click = (root: HTMLElement) => act(async () => root.querySelector('button')?.click());
const note = (event: Event) => {
  if (event instanceof CustomEvent) errors.push(`${event.detail.phase}: ${event.detail.error.message}`);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('reportError', vi.fn());
  document.addEventListener('stirrup:error', note);
  errors.length = 0;
});

afterEach(async () => {
  await act(async () => pageRegistry().release(document.body));
  document.removeEventListener('stirrup:error', note);
  vi.unstubAllGlobals();
});

const MARKUP = '<div data-count="2"><p>\n<button data-part="button">b</button></p> <i data-part="text">t</i> x</div>';

it('hydrates markup and keeps its nodes', async () => {
  const root = await run(toggle, MARKUP);
  expect(nodesIn(root)).toEqual(printed);
  expect(root.querySelector('i')?.hidden).toBe(true);
  await click(root);
  expect(root.hasAttribute('data-open')).toBe(true);
  expect(root.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  expect(root.querySelector('i')?.hidden).toBe(false);
  expect(nodesIn(root)).toEqual(printed);
});

const growing = component({ props, contract: { ...contract, mayGrow: true } }, ({ island }) => {
  const [chosen, choose] = useState(0);
  return island.bind({
    root: () => ({ 'data-count': island.parts.button.length }),
    button: ({ index }) => ({ 'aria-pressed': index === chosen, onClick: () => choose(index) }),
  });
});

it('binds later parts if parts may grow, updates their indexes, and releases removed ones', async () => {
  const root = await run(growing, MARKUP);
  const [printed] = root.getElementsByTagName('button');
  const later = document.createElement('button');
  later.dataset['part'] = 'button';
  await act(async () => root.prepend(later));
  const pressed = () => [later, printed].map((button) => button?.getAttribute('aria-pressed'));
  expect([root.dataset['count'], ...pressed()]).toEqual(['2', 'true', 'false']);
  await act(async () => printed?.click());
  expect(pressed()).toEqual(['false', 'true']);
  await act(async () => later.remove());
  expect([root.dataset['count'], ...pressed()]).toEqual(['1', null, 'false']);
  await act(async () => root.append(later));
  await act(async () => later.click());
  expect(pressed()).toEqual(['true', 'false']);
});

it('uses the names of the matching dialect, and works without parts that it lacks', async () => {
  const root = await run(toggle, '<div><button class="cms-button">b</button><i data-part="text">t</i></div>', 'cms');
  await click(root);
  expect(root.classList.contains('cms-open')).toBe(true);
  expect(root.querySelector('i')?.hasAttribute('hidden')).toBe(false);
});

it('restores everything when it is released', async () => {
  const root = await run(toggle, MARKUP.replace('data-count="2"', 'data-count="1" data-open="printed"'));
  expect(root.querySelector('button')?.hasAttribute('aria-expanded')).toBe(true);
  await act(async () => pageRegistry().release(root));
  expect(root.getAttribute('data-open')).toBe('printed');
  expect(root.querySelector('button')?.hasAttribute('aria-expanded')).toBe(false);
  await click(root);
  expect(root.querySelector('button')?.hasAttribute('aria-expanded')).toBe(false);
});

it('uses a theme’s names if the contract has none', async () => {
  const root = await run(toggle, '<div><button class="theme-button">b</button></div>');
  pageRegistry().addDialect(`test-${last}`, 'theme', ['.theme'], {
    parts: { button: '.theme-button' },
    states: { open: 'theme-open' },
  });
  root.insertAdjacentHTML('afterend', '<div class="theme"><button class="theme-button">b</button></div>');
  const theme = document.querySelector<HTMLElement>('.theme');
  await act(async () => pageRegistry().find(document));
  if (theme) await click(theme);
  expect(theme?.classList.contains('theme-open')).toBe(true);
});

it('fails with an explanation if the contract lacks the dialect', async () => {
  const root = await run(toggle, MARKUP, 'unheard-of');
  expect(root.getAttribute('data-island-state')).toBe('failed');
  expect(errors).toEqual([
    expect.stringMatching(/^hydrate: Stirrup: the contract of island "test-\d+" lacks dialect "unheard-of"/),
  ]);
});

it('passes the component the same island in every render', async () => {
  const seen = new Set<Island<'button' | 'text', 'open'>>();
  const root = await run(
    component({ props, contract }, ({ island }) => {
      const [, setCount] = useState(0);
      seen.add(island);
      return island.bind({ button: () => ({ onClick: () => setCount((count) => count + 1) }) });
    }),
    MARKUP,
  );
  await click(root);
  expect(seen.size).toBe(1);
  const [island] = seen;
  expect(island?.element).toBe(root);
  expect(island?.parts.text[0]?.element.tagName).toBe('I');
  expect(island?.signal.aborted).toBe(false);
  await act(async () => pageRegistry().release(root));
  expect(island?.signal.aborted).toBe(true);
});

it('makes ids that no other island makes', async () => {
  const ids: string[] = [];
  const withId = component({ props, contract }, ({ island }) => {
    const id = useId();
    useEffect(() => void ids.push(id), [id]);
    return island.bind({});
  });
  await run(withId, MARKUP);
  await run(withId, MARKUP);
  expect(new Set(ids).size).toBe(2);
});

it('reports a handler that throws and stays alive', async () => {
  const root = await run(
    component({ props, contract }, ({ island }) => {
      const [count, setCount] = useState(0);
      return island.bind({
        button: () => ({
          'data-count': count,
          onClick: () => {
            setCount(count + 1);
            throw new Error('broken');
          },
        }),
      });
    }),
    MARKUP,
  );
  await click(root);
  await click(root);
  expect(root.querySelector('button')?.getAttribute('data-count')).toBe('2');
  expect(errors).toEqual(['handler: broken', 'handler: broken']);
  expect(reportError).toHaveBeenCalledTimes(2);
  expect(root.getAttribute('data-island-state')).toBe('ready');
});
