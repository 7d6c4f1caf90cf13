import { type Claim, type IslandMistake, type Reader, readProps } from '@stirrup/runtime';
import { describeIsland } from './describe-islands.ts';
import type { Report } from './mistake.ts';
import type { RuleName } from './rules.ts';

const RULES: Readonly<Record<IslandMistake['rule'], RuleName>> = {
  target: 'missing-target',
  trigger: 'unknown-trigger',
  action: 'unknown-action',
};

/** Selectors among the options that match nothing, and what an island's own checks find. */
export function checkTargets(claim: Claim, report: Report): void {
  const { element, definition, dialect, dialectData } = claim;
  const { name } = definition;
  const { props: schema, diagnostics } = describeIsland(name);
  for (const { rule, message } of diagnostics?.check?.(claim) ?? [])
    report(RULES[rule], element, `island "${name}": ${message}`);
  if (!schema) return;
  const silent = { recordProps: () => undefined, warn: () => undefined };
  let values: Readonly<Record<string, unknown>>;
  try {
    values = readProps({ name, element, dialect, dialectData, ...silent }, schema);
  } catch {
    return;
  }
  for (const [option, reader] of Object.entries(schema.readers)) {
    const selector = values[option];
    const mayMiss = diagnostics?.mayMiss?.includes(option) ?? false;
    if (!isSelector(reader) || mayMiss || typeof selector !== 'string' || selector === '') continue;
    if (!document.querySelector(selector))
      report('missing-target', element, `island "${name}": option ${option} is "${selector}", which matches nothing`);
  }
}

/** True for a reader of selectors. They are recognized by their own words: a mark on readers would cost each page bytes. */
function isSelector({ expected }: Reader<unknown>): boolean {
  return expected === 'a CSS selector';
}
