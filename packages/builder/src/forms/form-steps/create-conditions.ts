import type { Control } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import { afterReset } from '../form-fields/after-reset.ts';
import { controlsIn, nameOf, namesOf } from '../form-fields/fields.ts';
import { formOf } from '../form-fields/named-parts.ts';
import { CONDITIONS_CHANGED, SLIDE_TIME } from './contract.ts';
import { valuesOf } from './field-values.ts';
import { findRules, type Rule, unmetRules } from './find-rules.ts';
import { stepTexts } from './texts.ts';

/** The rules with an unmet condition, and the duration of a change, in ms. */
interface Hidden {
  readonly unmet: ReadonlySet<Rule>;
  readonly duration: number;
}

/** The conditions of a form. */
export interface Conditions {
  readonly rules: readonly Rule[];
  readonly hidden: ReadableAtom<Hidden>;
  /** Controls disabled because they are hidden; filled by the code that disables them. */
  readonly disabled: Set<Control>;
  /** Listens for changes of the fields, until the signal aborts. The page is updated before the change event ends. */
  readonly follow: () => void;
}

/** Reads a form's conditions: which fields show for which values of others. */
export function createConditions(form: HTMLFormElement, signal: AbortSignal): Conditions {
  const rules = findRules(form);
  const disabled = new Set<Control>();
  const watched = new Set(rules.flatMap(({ condition }) => condition.fields.flatMap(namesOf)));

  /** True if a field has no value while these rules are unmet: hidden by them, or disabled by its author. */
  const isOff = (control: Control, unmet: ReadonlySet<Rule>) => {
    const byAuthor = disabled.has(control)
      ? control.closest('fieldset:disabled') !== null
      : control.matches(':disabled');
    return byAuthor || [...unmet].some(({ element }) => element.contains(control));
  };
  const findUnmet = (before: ReadonlySet<Rule>) =>
    unmetRules(rules, before, (field, unmet) => valuesOf(form, field, (control) => isOff(control, unmet)));
  const hidden = atom<Hidden>({ unmet: findUnmet(new Set()), duration: 0 });

  const update = (duration: number) => {
    const before = hidden.get().unmet;
    const unmet = findUnmet(before);
    hidden.set({ unmet, duration });
    if (duration > 0) announceShown([...before].filter((rule) => !unmet.has(rule)));
    membersOf(form).dispatchEvent(new Event(CONDITIONS_CHANGED));
  };
  const handleChange = ({ target }: Event) => {
    // Of controls outside of the form, too.
    const name = target instanceof Element && formOf(target) === form && target.getAttribute('name');
    if (name && watched.has(name)) update(SLIDE_TIME);
  };
  const follow = () => {
    for (const type of ['input', 'change']) document.addEventListener(type, handleChange, { signal });
    afterReset(form, () => update(0), signal);
  };
  return { rules, hidden, disabled, follow };
}

/** Announces the fields that appear after the focused element, where the visitor has yet to go. */
function announceShown(appeared: readonly Rule[]): void {
  const { activeElement } = document;
  const names = appeared.flatMap(({ element }) => {
    const position = activeElement?.compareDocumentPosition(element) ?? 0;
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? controlsIn(element).slice(0, 1).map(nameOf) : [];
  });
  if (names.length > 0) announce(text(stepTexts, 'fieldAppeared').replace('%s', () => names.join(', ')));
}
