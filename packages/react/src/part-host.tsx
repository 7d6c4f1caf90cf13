import { createElement, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { applyBinding, flatten, NOTHING } from './apply-binding.ts';
import { IslandScopeContext } from './island-scope.ts';
import { OPAQUE } from './opaque-leaf.ts';
import type { Part } from './part.ts';
import type { PartBinding } from './part-binding.ts';

/**
 * Stands for one part in the sparse tree: adopts the server's element, gives it the handlers of its binding through
 * React, and the attributes and states by hand. `inner` is the spine inside the part, if other parts lie in it.
 */
export function PartHost({ part, inner }: { readonly part: Part; readonly inner: readonly ReactNode[] | undefined }) {
  const scope = useContext(IslandScopeContext);
  const binding = scope.bind(part);
  const next = flatten(binding, scope.states);
  const applied = useRef(NOTHING);

  useLayoutEffect(() => {
    applyBinding(part, applied.current, next);
    applied.current = next;
  });
  useLayoutEffect(
    () => () => {
      applyBinding(part, applied.current, NOTHING);
      applied.current = NOTHING;
    },
    [part],
  );

  const handlers = handlersOf(binding, scope.guard);
  if (!inner) return createElement(part.element.tagName.toUpperCase(), { ...OPAQUE, ...handlers });
  return createElement(part.element.tagName.toUpperCase(), { suppressHydrationWarning: true, ...handlers }, ...inner);
}

type Handler = (event: never) => void;

function handlersOf(binding: PartBinding, guard: (run: () => void) => void): Record<string, Handler> {
  const handlers: Record<string, Handler> = {};
  for (const [name, value] of Object.entries(binding)) {
    if (typeof value !== 'function') continue;
    const handler: Handler = value;
    handlers[name] = (event) => guard(() => handler(event));
  }
  return handlers;
}
