import type { LegacyScripts } from '../../packages/cms/src/legacy-scripts/legacy-scripts-of-island.ts';
import { type Stance, stances } from '../legacy-scripts/script-table.ts';
import { table } from './table.ts';

const RELATIONS: Readonly<Record<Stance, string>> = {
  yieldsTo: 'It yields to',
  actsAheadOf: 'It acts ahead of',
  worksBeside: 'It works beside',
  takesOver: 'It takes over',
};

/** Relations of an island to the scripts of the CMS. */
export function legacyScriptList(scripts: LegacyScripts): string {
  const rows = stances.map((stance) => {
    const shares = Object.entries(scripts[stance] ?? {}).map(([handle, part]) =>
      part === true ? `\`${handle}\`` : `of \`${handle}\` ${part}`,
    );
    const all = [...shares, ...(stance === 'takesOver' && scripts.takesOverElse ? [scripts.takesOverElse] : [])];
    return [RELATIONS[stance], all.join('; ')];
  });
  const told = [...rows, ['Must stay, and why', scripts.stays ?? '']].filter(([, what]) => what);
  const link = '[legacy-scripts.md](../legacy-scripts.md) tells which scripts may go, and when.';
  return `${table(['Relation', 'Scripts'], told)}\n\n${link}`;
}
