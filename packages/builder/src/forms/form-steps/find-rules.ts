import { membersOf, parseObject } from '@stirrup/runtime';
import { CONDITION } from '../form-fields/contract.ts';
import { elementOf } from './field-values.ts';
import { type Condition, readCondition } from './read-condition.ts';

/** An element that shows while its condition is met. */
export interface Rule {
  readonly element: HTMLElement;
  readonly condition: Condition;
}

/** The conditions that a form prints, on elements, or for fields by their names; invalid ones are left out. */
export function findRules(form: HTMLFormElement): Rule[] {
  const own = [...membersOf(form).querySelectorAll<HTMLElement>(`[${CONDITION.own}]`)].map((element) => {
    // `parseObject` rejects lists, so the value is wrapped in an object.
    const printed = parseObject(`{"all":[${element.getAttribute(CONDITION.own)}]}`);
    return { element, condition: readCondition(printed) };
  });
  const ofFields = Object.entries(parseObject(membersOf(form).getAttribute(CONDITION.ofFields) ?? '') ?? {}).map(
    ([field, printed]) => ({ element: elementOf(form, field), condition: readCondition(printed) }),
  );
  return [...own, ...ofFields].flatMap(({ element, condition }) =>
    element && condition ? [{ element, condition }] : [],
  );
}

/**
 * Finds the rules that are not met. Fields that these hide have no values, which may hide more fields. The number of
 * rounds is limited, for conditions that depend on each other.
 *
 * @param hidden The rules that were not met before.
 * @param valuesOf The values of a field while `hidden` rules are not met.
 */
export function unmetRules(
  rules: readonly Rule[],
  hidden: ReadonlySet<Rule>,
  valuesOf: (field: string, hidden: ReadonlySet<Rule>) => readonly string[],
): ReadonlySet<Rule> {
  let unmet = hidden;
  for (let round = 0; round <= rules.length; round++) {
    const known = unmet;
    unmet = new Set(rules.filter(({ condition }) => !condition.isMet((field) => valuesOf(field, known))));
    if (unmet.size === known.size && [...unmet].every((rule) => known.has(rule))) break;
  }
  return unmet;
}
