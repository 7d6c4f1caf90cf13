import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IslandFolder } from '../find-islands.ts';
import { ISLAND_SHEETS, SHEETS } from '../token-docs.ts';

const SHARED = 'packages/stirrup/src/stirrup.css';
const RULE = /[^{}]+\{[^{}]*\}/g;
const PROPERTY = /--stirrup-[\w-]+/g;

/** Custom properties by which a theme changes an island in our own dialect, from shared styles and the island's own. */
export function customProperties({ name, path }: IslandFolder, workspace: string): string {
  const own = ISLAND_SHEETS.map((file) => `${workspace}/${path}/${file}`).filter((sheet) => existsSync(sheet));
  const sheets = [SHARED, ...readdirSync(`${workspace}/${SHEETS}`).map((file) => `${SHEETS}/${file}`)];
  const shared = sheets.flatMap((sheet) => readFileSync(`${workspace}/${sheet}`, 'utf8').match(RULE) ?? []);
  const rules = [
    ...own.map((sheet) => readFileSync(sheet, 'utf8')),
    ...shared.filter((rule) => rule.includes(`[data-island='${name}']`)),
  ];
  const properties = new Set(rules.flatMap((rule) => rule.match(PROPERTY) ?? []));
  return [...properties]
    .sort()
    .map((property) => `\`${property}\``)
    .join(', ');
}
