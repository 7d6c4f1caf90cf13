import type { Control } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { atom, type ReadableAtom } from 'nanostores';
import { afterReset } from './after-reset.ts';
import { DELAY } from './contract.ts';
import { createSummary, type Summary } from './create-summary.ts';
import { controlsIn, fieldOf, firstChoice, isRendered, mayBeWrong, nameOf } from './fields.ts';
import { goTo } from './go-to.ts';
import { liftRequired } from './lift-required.ts';
import { matchProblems } from './match-problems.ts';
import { formOf } from './named-parts.ts';
import { readProblem } from './read-problem.ts';

/** A validation error of one field. */
interface Problem {
  readonly message: string;
  readonly isFromServer: boolean;
}

/** The validation errors of a form, by the control. */
type Problems = ReadonlyMap<Control, Problem>;

/** Validates the fields of a form, and shows an error at each invalid one. */
export interface Validation {
  /** The errors shown at fields. */
  readonly problems: ReadableAtom<Problems>;
  /** Validates fields while they are filled in, until the signal aborts. */
  follow(): void;
  /**
   * Shows every error at its field, announces how many there are, and focuses the first invalid field. Fields that are
   * not rendered are not validated.
   *
   * @param scope One part of the form only.
   * @returns True if all fields are valid.
   */
  check(scope?: Element): boolean;
  /**
   * Shows the server's errors at their fields, each until its field changes; errors without a field are left out.
   *
   * @param problems Name or id of a field, or the field's own part of it, to a message, which may be HTML.
   */
  showErrors(problems: ReadonlyMap<string, string>): void;
  /** Clears every error. */
  clear(): void;
}

/**
 * Validates the fields of a form: all of them on submit, and each 300 ms after its last key or after the focus has left it, so
 * that no error appears in the middle of a word, typed or composed, and a corrected field shows so at once.
 *
 * @param options.disabledOn Events after which a field is not validated; an error that shows is cleared all the same.
 * @example
 * ```html
 * <form class="brxe-form"><div class="form-group" role="group"><label for="form-field-abc">E-mail</label>
 *   <input id="form-field-abc" name="form-field-mail" type="email" required data-error-message="An e-mail, please"></div></form>
 * ```
 * ```ts
 * const validation = createValidation(form, { disabledOn: ['input'] }, signal);
 * validation.follow();
 * if (validation.check()) send();
 * ```
 * Follows bricks-dynamic.md §6.2, §6.3.
 */
export function createValidation(
  form: HTMLFormElement,
  { disabledOn }: { readonly disabledOn: readonly ('input' | 'blur')[] },
  signal: AbortSignal,
): Validation {
  const problems = atom<Problems>(new Map());
  const pending = new Set<Control>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const required = liftRequired(form, signal);
  let summary: Summary | undefined;

  const messageAt = (control: Control) => problems.get().get(control)?.message;
  /** Replaces the errors of these controls; undefined clears one. */
  const show = (found: ReadonlyMap<Control, string | undefined>, isFromServer = false) => {
    const next = new Map(problems.get());
    for (const [control, message] of found) {
      if (next.delete(control)) summary?.leaveOut(control);
      if (message) next.set(control, { message, isFromServer });
    }
    problems.set(next);
  };
  /** Validates these controls, and returns their errors; undefined for a valid one. */
  const validate = (controls: Iterable<Control>) => {
    const found = new Map<Control, string | undefined>();
    for (const control of controls) {
      const mayShow = mayBeWrong(control) && isRendered(control);
      found.set(control, mayShow ? readProblem(control, required.isRequired) : undefined);
    }
    const changed = [...found].filter(([control, message]) => messageAt(control) !== message);
    if (changed.length > 0) show(new Map(changed));
    return found;
  };
  const forget = () => {
    clearTimeout(timer);
    pending.clear();
  };
  const validatePending = () => {
    const before = problems.get();
    const found = validate(pending);
    pending.clear();
    const fresh = [...found].filter(([control, message]) => message && message !== before.get(control)?.message);
    // In one text: each would replace the one before it.
    announce(fresh.map(([control, message]) => `${nameOf(control)}: ${message}`).join(' '));
  };
  const validateSoon = (control: Control, event: 'input' | 'blur') => {
    const present = problems.get().get(control);
    // Only a change can clear an error of the server's.
    if (present ? present.isFromServer : disabledOn.includes(event)) return;
    pending.add(control);
    clearTimeout(timer);
    timer = setTimeout(validatePending, DELAY);
  };
  const isOwn = (target: unknown): target is Control => mayBeWrong(target) && target.form === form;
  const handleInput = (event: Event) => {
    const { target } = event;
    if (!isOwn(target)) return;
    const control = firstChoice(target);
    if (problems.get().get(control)?.isFromServer) show(new Map([[control, undefined]]));
    // Keyboards of phones compose every word: an error that shows does not wait for its end.
    if (event instanceof InputEvent && event.isComposing && !messageAt(control)) pending.delete(control);
    else validateSoon(control, 'input');
  };
  const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // A visitor who goes to another window comes back to the field.
    if (!isOwn(target) || document.activeElement === target) return;
    const control = firstChoice(target);
    // From one choice to the next, to the button beside a password, or into its calendar, nobody leaves the field.
    const places = [fieldOf(control), document.getElementById(target.getAttribute('aria-controls') ?? '')];
    if (!(relatedTarget instanceof Node && places.some((place) => place?.contains(relatedTarget))))
      validateSoon(control, 'blur');
  };
  const clear = () => {
    forget();
    show(new Map([...problems.get().keys()].map((control) => [control, undefined])));
  };
  const leadToErrors = (wrong: ReadonlyMap<Control, string>, isThere: boolean) => {
    const [first] = wrong.keys();
    if (first && isThere) goTo(first);
    // An alert before the focus has moved would be cut short by what the focus reads out.
    if (wrong.size > 1 && !signal.aborted) summary ??= createSummary(form, goTo, signal);
    summary?.show(wrong);
  };

  return {
    problems,
    follow: () => {
      required.follow();
      // Controls may be outside of the form.
      document.addEventListener('input', handleInput, { signal });
      document.addEventListener('compositionend', handleInput, { signal });
      document.addEventListener('focusout', handleFocusOut, { signal });
      afterReset(form, clear, signal);
      signal.addEventListener('abort', clear);
    },
    check: (scope = form) => {
      forget();
      const wrong = new Map<Control, string>();
      for (const [control, message] of validate(controlsIn(scope))) if (message) wrong.set(control, message);
      const { activeElement } = document;
      leadToErrors(wrong, true);
      const [only] = wrong;
      // A focus that stays where it is reads nothing out.
      if (only && wrong.size === 1 && document.activeElement === activeElement)
        announce(`${nameOf(only[0])}: ${only[1]}`, 'assertive');
      return wrong.size === 0;
    },
    showErrors: (messages) => {
      const found = matchProblems(form, messages);
      show(found, true);
      // Focus that has moved elsewhere meanwhile stays there; a button that was disabled has lost it.
      const { activeElement, body } = document;
      leadToErrors(found, !activeElement || activeElement === body || formOf(activeElement) === form);
    },
    clear,
  };
}
