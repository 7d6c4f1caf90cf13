import { membersOf, type Part } from '@stirrup/runtime';
import { createElement, type ReactNode } from 'react';
import { IslandRoot } from './island-root.tsx';
import { flushCount, mountNow, unmountNow } from './lite-engine.ts';
import type { MountRequest } from './mount-request.ts';
import { PartHost } from './part-host.tsx';

/** Renders of one island within one flush, after which it is taken for endless; React allows 50. */
const MOST_RENDERS = 100;

/**
 * Mounts an island by Preact; takes the place of `mount.tsx` in builds of the flavour `lite`.
 *
 * An island's tree contains no nodes: part hosts apply their bindings to the printed elements by themselves. So the DOM is
 * not described at all, and the tree is rendered into a fragment that stays empty.
 *
 * What breaks if you simplify this:
 * - with one description for all renders, Preact renders part hosts after the effects of the island's component, which
 *   then measures and focuses elements in their former state;
 * - with hosts beside one another, an inner part is bound after an outer one, in the reverse of React's order;
 * - with a plain fragment, a component's own nodes would vanish in it without an error;
 * - without the limit, an effect that always sets state stops the page, where React throws.
 *
 * @returns A function that unmounts the island; its markup stays.
 */
export function mount({ context, parts, errors, createComponent }: MountRequest): () => void {
  const hosts = hostsIn(context.element, parts);
  const render = createComponent(() => hosts.map(drawHost));
  const stage = document.createDocumentFragment();
  stage.insertBefore = <T extends Node>(node: T): T => {
    errors.refused();
    return node;
  };
  let isMounted = true;
  let flush = 0;
  let renders = 0;
  const limited = () => {
    renders = flush === flushCount() ? renders + 1 : 0;
    flush = flushCount();
    if (renders > MOST_RENDERS) throw new Error(`Stirrup: island "${context.name}" sets state in each of its renders.`);
    return errors.inRender(render);
  };
  const caught = (error: unknown) => {
    if (isMounted) errors.caught(error);
    else reportError(error);
  };
  mountNow(<IslandRoot errors={{ ...errors, caught }} render={limited} />, stage);
  return () => {
    isMounted = false;
    unmountNow(stage);
  };
}

/** A part, and those inside it. */
interface Host {
  readonly part: Part;
  readonly inner: readonly Host[];
}

const drawHost = ({ part, inner }: Host): ReactNode => createElement(PartHost, { part }, ...inner.map(drawHost));

/** The parts as they are nested, each list in document order; of several on one element, the first is the innermost. */
function hostsIn(root: Element, parts: ReadonlyMap<Element, readonly Part[]>): readonly Host[] {
  const around = (element: Element): Element | undefined => {
    if (element === root) return undefined;
    let outer = membersOf(element).parentElement;
    while (outer && outer !== root && !parts.has(outer)) outer = membersOf(outer).parentElement;
    return outer ?? undefined;
  };
  const inside = new Map<Element | undefined, Element[]>();
  for (const element of parts.keys()) {
    const outer = around(element);
    const beside = inside.get(outer);
    if (beside) beside.push(element);
    else inside.set(outer, [element]);
  }
  const hostsOf = (outer: Element | undefined): readonly Host[] =>
    (inside.get(outer) ?? [])
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .flatMap((element) =>
        (parts.get(element) ?? []).reduce<readonly Host[]>((inner, part) => [{ part, inner }], hostsOf(element)),
      );
  return hostsOf(undefined);
}
