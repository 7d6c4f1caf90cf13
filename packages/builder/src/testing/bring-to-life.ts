import { type IslandDefinition, pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';

/** Opens a page with this markup, and resolves when its islands are up. */
export async function bringToLife(island: IslandDefinition, markup: unknown): Promise<HTMLElement[]> {
  document.body.innerHTML = `<main>${String(markup)}</main>`;
  start(island);
  pageRegistry().find(document);
  const selectors = Object.values(island.selectors).flat().join();
  const roots = [...document.querySelectorAll<HTMLElement>(selectors)];
  const claims = roots.flatMap((root) => pageRegistry().claimsOf(root));
  await Promise.all(claims.map((claim) => claim.begin()));
  return roots;
}

/** Removes everything; call it after each test. */
export function cleanUp(): void {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
}

export { the } from './the.ts';
