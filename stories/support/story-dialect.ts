import type { IslandDefinition } from '@stirrup/runtime';
import { findExample } from '../../fixtures/examples/find-example.ts';
import { askCms } from './demo-cms.ts';

/**
 * Markup of an island in the dialect of the toolbar, from the demo shop; undefined where the toolbar leaves the story's
 * own markup, or the demo shop prints none.
 */
export async function markupInDialect(
  island: IslandDefinition | undefined,
  dialect: unknown,
): Promise<string | undefined> {
  if (!island || typeof dialect !== 'string' || !Object.hasOwn(island.selectors, dialect)) return undefined;
  const parser = new DOMParser();
  const found = await findExample(island.name, dialect, island.selectors[dialect] ?? [], {
    read: async (path) => (await askCms(path)).text(),
    parse: (html) => parser.parseFromString(html, 'text/html'),
  });
  // A whole page is no markup for a story.
  return found?.startsWith('<body') ? undefined : found;
}

/** The page of the demo shop on which a dialect is at home. */
export function pageOf(dialect: unknown): string {
  return dialect === 'bricks' || dialect === 'bricksextras' || dialect === 'acss' ? '/builder/' : '/';
}
