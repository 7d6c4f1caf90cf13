import { readFileSync } from 'node:fs';

/** An island's definition for the docs, as Markdown. */
interface IslandSummary {
  /** The first paragraph of its doc block, on one line. */
  readonly summary: string;
  /** Its default start strategy. */
  readonly start: string;
}

/** Reads the `island.ts` of a folder, as text. */
export function summariseIsland(folder: string): IslandSummary {
  const source = readFileSync(`${folder}/island.ts`, 'utf8');
  return { summary: summaryOf(source), start: startOf(source, folder) };
}

function summaryOf(source: string): string {
  const before = source.slice(0, source.indexOf('export const'));
  const block = before.slice(before.lastIndexOf('/**') + 3);
  const [paragraph = ''] = block
    .replaceAll(/^ *\* ?/gm, '')
    .trim()
    .split('\n\n');
  return paragraph.replaceAll(/\s+/g, ' ');
}

/** If a function chooses the strategy, all strategies that the function returns. */
function startOf(source: string, folder: string): string {
  const [, plain, function_ = ''] = /\bstart: (?:'([^']+)'|(\w+))/.exec(source) ?? ['', 'load'];
  if (plain) return `\`${plain}\``;
  const [, from = ''] = new RegExp(`import \\{[^}]*\\b${function_}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? [];
  const [, body = ''] = /return ([^}]+)/.exec(readFileSync(`${folder}/${from}`, 'utf8')) ?? [];
  return [...body.matchAll(/'(\w+)'/g)].map(([, strategy]) => `\`${strategy}\``).join(' or ');
}
