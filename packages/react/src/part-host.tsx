import { bindPart, type Part } from '@stirrup/runtime';
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { GuardContext } from './guard-context.ts';
import { IslandScopeContext } from './island-scope.ts';

/**
 * Represents one part in the tree: applies its binding to the server's element, and restores the element at the end. For
 * React, `children` is the element itself; it never changes, so an update renders this component only.
 */
export function PartHost({ part, children }: { readonly part: Part; readonly children?: ReactNode }) {
  const { bindingFor, states } = useContext(IslandScopeContext);
  const guard = useContext(GuardContext);
  const [bound] = useState(() => bindPart(part, guard));
  const binding = bindingFor(part);
  useLayoutEffect(() => bound.apply(binding, states));
  useLayoutEffect(() => bound.restore, [bound]);
  return children;
}
