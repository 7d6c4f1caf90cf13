import { type InspectedIsland, membersOf } from '@stirrup/runtime';
import { claimRow, claimsOnPage, collectWarnings, showRows, strayRow, withSummary } from '@stirrup/runtime/diagnostics';
import { findMistakes } from './find-mistakes.ts';
import { heldMistakes } from './held-mistakes.ts';

/**
 * Lists the islands of the page, with their mistakes among their warnings, and then the other elements with mistakes:
 * what debug mode writes to the console, as data.
 */
export function inspectMistakes(): readonly InspectedIsland[] {
  let rows: readonly InspectedIsland[] = [];
  // The development build in this bundle would write about the same mistakes itself.
  collectWarnings(() => {
    rows = listRows();
  });
  return showRows(rows);
}

function listRows(): readonly InspectedIsland[] {
  const byElement = new Map<Element, Set<string>>();
  for (const { rule, element, message } of [...findMistakes(), ...heldMistakes()]) {
    if (!membersOf(element).isConnected) continue;
    byElement.set(element, (byElement.get(element) ?? new Set()).add(`${rule}: ${message}`));
  }
  const rows = claimsOnPage().map((claim) => {
    const mistakes = [...(byElement.get(claim.element) ?? [])].filter((line) => isOf(line, claim.definition.name));
    const row = claimRow(claim);
    const others = row.warnings.filter((warning) => !mistakes.some((line) => isSame(line, warning)));
    for (const line of mistakes) byElement.get(claim.element)?.delete(line);
    return withSummary({ ...row, warnings: [...others, ...mistakes] });
  });
  const strays = [...byElement]
    .filter(([, lines]) => lines.size > 0)
    .map(([element, lines]) => strayRow(element, membersOf(element).getAttribute('data-island') ?? '', [...lines]));
  return [...rows, ...strays];
}

/** True for a line about an island, which it names first, and for one that names none. */
function isOf(line: string, island: string): boolean {
  const named = /^[\w-]+: island "([\w-]+)"/.exec(line)?.[1];
  return named === undefined || named === island;
}

/** True if a warning of the runtime is a mistake's, in other words where JSON is broken. */
function isSame(line: string, warning: string): boolean {
  const [attribute = ''] = warning.split(' is ');
  return line.includes(warning) || (line.startsWith('broken-json: ') && line.includes(`: ${attribute} `));
}
