import { onTestFinished, vi } from 'vitest';
import { claimedElements } from '../claimed-elements.ts';
import { defineIsland, type IslandDefinition, type IslandOptions } from '../define-island.ts';
import type { IslandContext, Mount } from '../island-context.ts';
import { createRegistry, type Registry } from '../registry.ts';

/** A registry that watches the page until the test ends; the page is emptied then. */
export function testRegistry(): Registry {
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
    for (const element of document.querySelectorAll('*')) claimedElements().delete(element);
    document.body.replaceChildren();
  });
  return createRegistry(controller.signal);
}

/** An island with the selector `[data-island="<name>"]` whose code is already loaded. */
export function testIsland(name: string, mount: Mount, options: Partial<IslandOptions> = {}): IslandDefinition {
  const load = async () => ({ default: mount });
  return defineIsland({ name, selectors: { stirrup: `[data-island="${name}"]` }, load, ...options });
}

/** Puts markup on the page and returns its first element. */
export function show(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error(`No element in: ${html}`);
  document.body.append(element);
  return element;
}

/** Waits for all pending microtasks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** A mount that only records its arguments. */
export function spyMount() {
  return vi.fn<(context: IslandContext) => void>();
}

/** Collects the arguments of `reportError`, which happy-dom lacks. */
export function catchReports() {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return report;
}
