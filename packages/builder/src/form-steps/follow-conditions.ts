import { announce } from '@stirrup/cms/notices';
import { stepTexts, text } from '@stirrup/cms/texts';
import { slide, stopSlide } from '@stirrup/overlays/slide';
import { membersOf, parseObject } from '@stirrup/runtime';
import { CONDITION, CONTROL, OTHER_STEP } from '../form-fields/contract.ts';
import { type Control, controlsIn, nameOf, namesOf } from '../form-fields/fields.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { CONDITIONS_CHANGED, SLIDE_TIME, UNMET } from './contract.ts';
import { elementOf, valuesOf } from './field-values.ts';
import { type Condition, readCondition } from './read-condition.ts';

/** What is shown while its condition is met. */
interface Rule {
  readonly element: HTMLElement;
  readonly condition: Condition;
}

/**
 * Shows parts of a form while other fields have certain values. What is hidden is disabled: it is neither checked nor sent,
 * and its text stays for when it comes back. A condition that nobody can understand hides nothing.
 *
 * @example
 * ```html
 * <form class="brxe-form" data-conditions='{"address":{"field":"delivery","isNot":"pick-up"}}'>
 *   <div data-shown-when='{"field":"horses","in":["2","3"]}'>…</div>
 *   <fieldset data-shown-when='[{"field":"news","filled":true},{"any":[{"field":"size","is":"S"},{"field":"size","is":"M"}]}]'>…
 * </form>
 * ```
 * ```ts
 * followConditions(form, signal);
 * ```
 */
export function followConditions(form: HTMLFormElement, signal: AbortSignal): void {
  const rules = findRules(form);
  const watched = new Set(rules.flatMap(({ condition }) => condition.fields.flatMap(namesOf)));
  const restores = rules.map(({ element }) => keepAttributes(element, ['style', 'hidden', UNMET]));
  const disabled = new Set<Control>();

  const showAsIs = (changed: readonly Rule[], duration: number) => {
    for (const { element } of changed) {
      const isUnmet = element.toggleAttribute(UNMET);
      slideInStep(element, !isUnmet, duration);
    }
    for (const { element } of rules) {
      for (const control of element.querySelectorAll<Control>(CONTROL)) disable(control, disabled);
    }
  };
  const follow = (duration: number) => {
    const before = rules.filter(isHidden);
    // What is hidden may have held the values that others depend on; a ring of conditions comes to an end all the same.
    for (let round = 0; round <= rules.length; round++) {
      const isMet = ({ condition }: Rule) => condition.isMet((field) => valuesOf(form, field));
      const changed = rules.filter((rule) => isMet(rule) === isHidden(rule));
      if (changed.length === 0) break;
      showAsIs(changed, duration);
    }
    const appeared = before.filter((rule) => !isHidden(rule));
    if (duration > 0) tell(appeared);
    membersOf(form).dispatchEvent(new Event(CONDITIONS_CHANGED));
  };
  const hear = ({ target }: Event) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (name && watched.has(name)) follow(SLIDE_TIME);
  };

  follow(0);
  for (const type of ['input', 'change']) membersOf(form).addEventListener(type, hear, { signal });
  // Its values are reset once everybody has been told.
  membersOf(form).addEventListener('reset', () => setTimeout(follow, 0, 0), { signal });
  signal.addEventListener('abort', () => {
    for (const { element } of rules) stopSlide(element);
    for (const restore of restores) restore();
    for (const control of disabled) control.disabled = false;
  });
}

/** An element of another step is not seen, and looks hidden to who asks whether its condition hides it. */
function slideInStep(element: HTMLElement, isMet: boolean, duration: number): void {
  const isElsewhere = element.hasAttribute(OTHER_STEP);
  const isSeen = !isElsewhere && element.parentElement?.checkVisibility();
  element.removeAttribute(OTHER_STEP);
  slide(element, isMet, { duration: isSeen ? duration : 0 });
  element.toggleAttribute(OTHER_STEP, isElsewhere);
}

function findRules(form: HTMLFormElement): Rule[] {
  const own = [...membersOf(form).querySelectorAll<HTMLElement>(`[${CONDITION.own}]`)].map((element) => {
    // A list is no object; in an object it is.
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

function isHidden({ element }: Rule): boolean {
  return element.hasAttribute(UNMET);
}

/** What the author has disabled is left so. */
function disable(control: Control, disabled: Set<Control>): void {
  const isUnmet = control.closest(`[${UNMET}]`) !== null;
  if (isUnmet && !control.disabled) disabled.add(control);
  else if (isUnmet || !disabled.delete(control)) return;
  control.disabled = isUnmet;
}

/** What appears behind the focus is come to; that it will be is told to who does not see it. */
function tell(appeared: readonly Rule[]): void {
  const { activeElement } = document;
  const names = appeared.flatMap(({ element }) => {
    const position = activeElement?.compareDocumentPosition(element) ?? 0;
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? controlsIn(element).slice(0, 1).map(nameOf) : [];
  });
  if (names.length > 0) announce(text(stepTexts, 'fieldAppeared').replace('%s', names.join(', ')));
}
