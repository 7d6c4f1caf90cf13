import { defineContract, type IslandContext, type ReadIsland, readIsland } from '@stirrup/runtime';
import { type ReactNode, useState } from 'react';
import { hydrateIsland } from '../../packages/react/src/hydrate-island.ts';
import { createIsland, type Island } from '../../packages/react/src/island.tsx';
import { fullTree } from './full-tree.ts';
import { type Medians, medians, type Task } from './median.ts';

const PARTS = 20;
const ISLANDS = 100;
const SELECTOR = '[data-part="button"]';
const contract = defineContract({
  parts: ['button'],
  states: ['open'],
  dialects: { stirrup: { parts: { button: SELECTOR }, states: { open: 'is-open' } } },
});

/** Four nodes: two elements, two texts. */
const FILLER = '<p class="item">text <b>bold</b></p>';

/** An island with this number of nodes, with each part in a section beside its content, as in tabs or an accordion. */
function deepIsland(nodes: number): string {
  const filler = FILLER.repeat(Math.max(0, Math.round((nodes / PARTS - 4) / 4)));
  return `<section><button data-part="button">x</button><div>${filler}</div></section>`.repeat(PARTS);
}

/** An island with this number of nodes, with parts in some items of one long list. */
function wideIsland(nodes: number): string {
  const each = FILLER.repeat(Math.max(0, Math.round((nodes / PARTS - 3) / 4)));
  return `<p><button data-part="button">x</button></p>${each}`.repeat(PARTS);
}

function insert(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

function contextOf(element: HTMLElement): IslandContext {
  const { signal } = new AbortController();
  const fail = (_phase: string, error: unknown) => {
    throw error;
  };
  return {
    ...{ name: 'bench', element, dialect: 'stirrup', dialectData: undefined, rootSelector: '.bench', signal },
    ...{ recordProps: nothing, warn: nothing, fail },
  };
}

function Toggle({ bind }: Island<'button', 'open'>): ReactNode {
  const [open, setOpen] = useState(-1);
  return bind({
    button: ({ index }) => ({ 'aria-expanded': index === open, onClick: () => setOpen(index) }),
  });
}

type Found = ReadIsland<'button', 'open'>;
const find = (root: HTMLElement): Found => readIsland(contextOf(root), contract);

function hydrate(root: HTMLElement, found: Found, makeTree?: typeof fullTree): () => void {
  const context = contextOf(root);
  return hydrateIsland(context, found.byElement(), (describe, errors) => {
    const described = makeTree?.(root, found.byElement());
    const island = createIsland(found, described ? () => described : describe, errors);
    return () => Toggle(island);
  });
}

function listen(buttons: Iterable<Element>): () => void {
  const controller = new AbortController();
  for (const button of buttons) {
    const open = () => button.setAttribute('aria-expanded', 'true');
    button.addEventListener('click', open, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** A task on markup that stays: an island restores what it found. */
const over =
  <T>(
    root: HTMLElement,
    prepare: (root: HTMLElement) => T,
    run: (root: HTMLElement, prepared: T) => () => void,
  ): Task =>
  () => {
    const prepared = prepare(root);
    return () => run(root, prepared);
  };

/** A task on markup that has not been queried yet: Chromium caches data for later queries. */
const overNew =
  (original: HTMLElement, run: (root: HTMLElement) => () => void): Task =>
  () => {
    const root = document.importNode(original, true);
    document.body.append(root);
    return () => {
      const end = run(root);
      return () => {
        end();
        root.remove();
      };
    };
  };

const nothing = () => {};

function tasksFor(nodes: number): Record<string, Task> {
  const deep = insert(deepIsland(nodes));
  return {
    [`hydrate ${nodes}`]: over(deep, find, (root, found) => hydrate(root, found)),
    [`findAndHydrate ${nodes}`]: overNew(deep, (root) => hydrate(root, find(root))),
    [`find ${nodes}`]: overNew(deep, (root) => {
      find(root);
      return nothing;
    }),
    [`wide ${nodes}`]: over(insert(wideIsland(nodes)), find, (root, found) => hydrate(root, found)),
    [`full ${nodes}`]: over(deep, find, (root, found) => hydrate(root, found, fullTree)),
    [`listen ${nodes}`]: overNew(deep, (root) => listen(root.querySelectorAll(SELECTOR))),
  };
}

const cards = (root: HTMLElement) => [...root.querySelectorAll('article')];

function tasksForMany(): Record<string, Task> {
  const html = '<article><button data-part="button">x</button><p>text <b>bold</b></p></article>'.repeat(ISLANDS);
  const many = insert(html);
  return {
    hydrateMany: over(many, cards, (_root, elements) => {
      const unmounts = elements.map((element) => hydrate(element, find(element)));
      return () => {
        for (const unmount of unmounts) unmount();
      };
    }),
    listenMany: over(many, cards, (_root, elements) =>
      listen(elements.flatMap((element) => [...element.querySelectorAll(SELECTOR)])),
    ),
  };
}

globalThis.measure = (sizes) => medians(Object.assign(tasksForMany(), ...sizes.map((nodes) => tasksFor(nodes))));

declare global {
  /** Medians for islands of 20 parts among a number of nodes, and for a hundred islands of one part. */
  var measure: (sizes: readonly number[]) => Promise<Medians>;
}
