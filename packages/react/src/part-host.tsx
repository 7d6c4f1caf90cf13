import { holdPart, type Part } from '@stirrup/runtime';
import { type ReactElement, useContext, useLayoutEffect, useState } from 'react';
import { GuardContext } from './guard-context.ts';
import { IslandScopeContext } from './island-scope.ts';

/**
 * Stands for one part in the sparse tree: gives the server's element what its binding says, and takes it back at the
 * end. `children` is the element itself; it never changes, so an update costs this component and nothing below it.
 */
export function PartHost({ part, children }: { readonly part: Part; readonly children?: ReactElement }) {
  const { bind, states } = useContext(IslandScopeContext);
  const guard = useContext(GuardContext);
  const [hold] = useState(() => holdPart(part, guard));
  const binding = bind(part);
  useLayoutEffect(() => hold.apply(binding, states));
  useLayoutEffect(() => hold.restore, [hold]);
  return children;
}
