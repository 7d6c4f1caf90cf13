import { existsSync, readFileSync } from 'node:fs';
import type { IslandFolder } from '../find-islands.ts';

const SHARED = 'packages/stirrup/src/stirrup.css';
const RULE = /[^{}]+\{[^{}]*\}/g;
const PROPERTY = /--stirrup-[\w-]+/g;

/** Custom properties by which a theme changes an island in our own dialect, from `stirrup.css` and the island's styles. */
export function customProperties({ name, path }: IslandFolder, workspace: string): string {
  const own = `${workspace}/${path}/styles.css`;
  const shared = readFileSync(`${workspace}/${SHARED}`, 'utf8').match(RULE) ?? [];
  const rules = [
    ...(existsSync(own) ? [readFileSync(own, 'utf8')] : []),
    ...shared.filter((rule) => rule.includes(`[data-island='${name}']`)),
  ];
  const properties = new Set(rules.flatMap((rule) => rule.match(PROPERTY) ?? []));
  return [...properties]
    .sort()
    .map((property) => `\`${property}\``)
    .join(', ');
}
