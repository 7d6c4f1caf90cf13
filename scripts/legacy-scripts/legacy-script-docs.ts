import { readFileSync } from 'node:fs';
import type { DerivedFile } from '../derived-file.ts';
import { replaceBlock } from '../marked-block.ts';
import { type IslandBesideScripts, readLegacyScripts } from './read-legacy-scripts.ts';
import { type ScriptRow, type Stance, scriptTable, stances } from './script-table.ts';

const HEADINGS: Readonly<Record<Stance, string>> = {
  yieldsTo: 'Yields to',
  actsAheadOf: 'Acts ahead of',
  worksBeside: 'Works beside',
  takesOver: 'Takes over',
};

/** docs/legacy-scripts.md with its two tables, and the same as data. */
export async function legacyScriptDocs(workspace: string): Promise<DerivedFile[]> {
  const islands = await readLegacyScripts(workspace);
  const scripts = scriptTable(islands);
  const path = 'docs/legacy-scripts.md';
  const tables = { islands: tableOfIslands(islands), handles: tableOfHandles(scripts) };
  const content = Object.entries(tables).reduce(
    (text, [name, table]) => replaceBlock(text, name, table),
    readFileSync(`${workspace}/${path}`, 'utf8'),
  );
  const data = {
    islands: Object.fromEntries(islands.map(({ island, legacyScripts }) => [island.name, legacyScripts])),
    handles: Object.fromEntries(scripts.map(({ handle, ...row }) => [handle, row])),
  };
  return [
    { path, content },
    { path: 'docs/legacy-scripts.json', content: `${JSON.stringify(data, null, 2)}\n` },
  ];
}

function tableOfIslands(islands: readonly IslandBesideScripts[]): string {
  const header = ['Island', ...stances.map((stance) => HEADINGS[stance]), 'Must stay, and why'];
  const rows = islands.map(({ island, legacyScripts }) => {
    const { takesOverElse = '', stays = '' } = legacyScripts;
    const shares = stances.map((stance) => [
      ...Object.entries(legacyScripts[stance] ?? {}).map(shareOf),
      ...(stance === 'takesOver' && takesOverElse ? [takesOverElse] : []),
    ]);
    return [`\`${island.name}\``, ...shares.map((share) => share.join('; ')), stays];
  });
  return tableOf(header, rows);
}

function shareOf([handle, part]: readonly [string, string | true]): string {
  return part === true ? `\`${handle}\`` : `of \`${handle}\` ${part}`;
}

function tableOfHandles(scripts: readonly ScriptRow[]): string {
  const header = [
    'Handle',
    'Islands that yield',
    'that act ahead',
    'that work beside',
    'that take over',
    'Goes also only when',
    'Until then',
  ];
  const rows = scripts.map(({ handle, islands, goesWhen = '', otherwise = '' }) => {
    const named = stances.map((stance) =>
      Object.entries(islands).flatMap(([name, known]) => (known === stance ? [`\`${name}\``] : [])),
    );
    return [`\`${handle}\``, ...named.map((names) => names.join(', ')), goesWhen, otherwise];
  });
  return tableOf(header, rows);
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
