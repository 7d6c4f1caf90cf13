import { islands } from '../../../packages/stirrup/src/islands.ts';
import { paths } from './paths.ts';

/** Islands without paths through the browsers, and names of paths that no island has. */
export function wrongPaths(): { readonly missing: readonly string[]; readonly unknown: readonly string[] } {
  const names = islands.map(({ name }) => name);
  return {
    missing: names.filter((name) => !paths[name]),
    unknown: Object.keys(paths).filter((name) => !names.includes(name)),
  };
}
