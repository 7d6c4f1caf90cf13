import { type Claim, membersOf, type Reader, readProps } from '@stirrup/runtime';
import { optionAttribute } from '@stirrup/runtime/diagnostics';
import { describeIsland } from './describe-islands.ts';
import type { Report } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** Selectors among the options that match nothing, options that are needed, and what an island's own checks find. */
export function checkTargets(claim: Claim, report: Report): void {
  const { element, definition, dialect, dialectData } = claim;
  const { name } = definition;
  const { props: schema, diagnostics } = describeIsland(name);
  for (const { rule, message } of diagnostics?.check?.(claim) ?? [])
    report(rule, element, `island "${name}": ${message}`);
  if (!schema) return;
  const silent = { recordProps: () => undefined, warn: () => undefined };
  let values: Readonly<Record<string, unknown>>;
  try {
    values = readProps({ name, element, dialect, dialectData, ...silent }, schema);
  } catch {
    return;
  }
  // The CMS prints what its own elements need.
  const needs = schema.sources[dialect] && dialect !== 'stirrup' ? [] : (diagnostics?.needsOptions ?? []);
  for (const option of needs.filter((one) => values[one] === schema.readers[one]?.fallback))
    report('missing-option', element, `island "${name}": option ${option} is missing: ${optionAttribute(option)}`);
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

/** Controls that name nothing on the page, where the name is nearly that of an island. */
export function checkControls(claims: readonly Claim[], report: Report): void {
  const ids = claims.map(({ element }) => element.id).filter((id) => id !== '');
  for (const element of document.querySelectorAll('[aria-controls]')) {
    const names = (membersOf(element).getAttribute('aria-controls') ?? '').split(/\s+/);
    for (const name of names.filter((one) => one && !document.getElementById(one))) {
      const hint = didYouMean(name, ids);
      if (hint) report('missing-target', element, `aria-controls is "${name}", and nothing has this id${hint}`);
    }
  }
}
