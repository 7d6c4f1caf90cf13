import { announce } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import { DELAY } from './contract.ts';
import type { Summary } from './create-summary.ts';
import { type Control, controlsIn, fieldOf, firstChoice, isRendered, mayBeWrong, nameOf } from './fields.ts';
import { goTo } from './go-to.ts';
import { liftRequired } from './lift-required.ts';
import { matchProblems } from './match-problems.ts';
import { readProblem } from './read-problem.ts';
import { showMessage } from './show-message.ts';

/** What looks at the fields of a form, and says at each what is wrong with it. */
export interface Validation {
  /**
   * Shows every problem at its field, tells screen readers how many there are, and goes to the first. Fields that nobody
   * sees are not looked at.
   *
   * @param scope One part of the form only.
   * @returns whether there is none.
   */
  check(scope?: Element): boolean;
  /**
   * Shows at their fields what the server has found, each until its field changes; nothing of what has no field.
   *
   * @param problems Name or id of a field, or the field's own part of it, to a message, which may be HTML.
   */
  tell(problems: ReadonlyMap<string, string>): void;
  /** Takes every message away. */
  clear(): void;
}

/** What is shown at a field. */
interface Shown {
  readonly message: string;
  readonly isFromServer: boolean;
  readonly remove: () => void;
}

/**
 * Looks after the fields of a form for as long as the signal does not abort: on submitting when it is asked to, and while
 * a form is filled in 300 ms after the last key, and after a field was left. So nobody is scolded in the middle of a word,
 * and whoever corrects a field sees that it is right without leaving it.
 *
 * @param options.disabledOn When not to look; what is shown already is taken back all the same.
 * @example
 * ```html
 * <form class="brxe-form"><div class="form-group" role="group"><label for="form-field-abc">E-mail</label>
 *   <input id="form-field-abc" name="form-field-mail" type="email" required data-error-message="An e-mail, please"></div></form>
 * ```
 * ```ts
 * const validation = createValidation(form, { disabledOn: ['input'] }, signal);
 * if (validation.check()) send();
 * ```
 * Follows contracts/bricks-dynamic.md §§6.2, 6.3.
 */
export function createValidation(
  form: HTMLFormElement,
  { disabledOn }: { readonly disabledOn: readonly ('input' | 'blur')[] },
  signal: AbortSignal,
): Validation {
  const shown = new Map<Control, Shown>();
  const pending = new Set<Control>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { isRequired } = liftRequired(form, signal);
  let summary: Summary | undefined;
  let told: ReadonlyMap<Control, string> = new Map();

  const unshow = (control: Control) => {
    shown.get(control)?.remove();
    if (shown.delete(control)) summary?.leaveOut(control);
  };
  const show = (control: Control, message: string, isFromServer = false) => {
    unshow(control);
    shown.set(control, { message, isFromServer, remove: showMessage(control, message) });
  };
  /** Returns what is wrong, if anything is. */
  const look = (control: Control): string | undefined => {
    const message = mayBeWrong(control) && isRendered(control) ? readProblem(control, isRequired) : undefined;
    if (!message) unshow(control);
    else if (shown.get(control)?.message !== message) show(control, message);
    return message;
  };
  const forget = () => {
    clearTimeout(timer);
    pending.clear();
  };
  const settle = () => {
    for (const control of pending) {
      const before = shown.get(control)?.message;
      const message = look(control);
      if (message && message !== before) announce(`${nameOf(control)}: ${message}`);
    }
    pending.clear();
  };
  const lookSoon = (control: Control, event: 'input' | 'blur') => {
    const present = shown.get(control);
    // What the server has found only a change can mend.
    if (present ? present.isFromServer : disabledOn.includes(event)) return;
    pending.add(control);
    clearTimeout(timer);
    timer = setTimeout(settle, DELAY);
  };
  const hearInput = ({ target }: Event) => {
    if (!mayBeWrong(target)) return;
    const control = firstChoice(target);
    if (shown.get(control)?.isFromServer) unshow(control);
    lookSoon(control, 'input');
  };
  const hearLeave = ({ target, relatedTarget }: FocusEvent) => {
    // Who goes to another window comes back to it.
    if (!mayBeWrong(target) || document.activeElement === target) return;
    const control = firstChoice(target);
    // From one choice to the next, or to the button beside a password, nobody leaves the field.
    if (!(relatedTarget instanceof Node && fieldOf(control).contains(relatedTarget))) lookSoon(control, 'blur');
  };
  const clear = () => {
    forget();
    for (const control of [...shown.keys()]) unshow(control);
  };
  /** Fetched with the first mistakes; without it, each field still says what is wrong. */
  const summarize = async (problems: ReadonlyMap<Control, string>) => {
    told = problems;
    if (!summary && problems.size < 2) return;
    const { createSummary } = await import('./create-summary.ts');
    if (signal.aborted || told !== problems) return;
    summary ??= createSummary(form, goTo, signal);
    summary.show(new Map([...problems].filter(([control]) => shown.has(control))));
  };
  const present = (problems: ReadonlyMap<Control, string>, isThere: boolean) => {
    void summarize(problems).catch(() => undefined);
    const [first] = problems.keys();
    if (first && isThere) goTo(first);
  };

  membersOf(form).addEventListener('input', hearInput, { signal });
  membersOf(form).addEventListener('focusout', hearLeave, { signal });
  membersOf(form).addEventListener('reset', clear, { signal });
  signal.addEventListener('abort', clear);
  return {
    check: (scope = form) => {
      forget();
      const problems = new Map<Control, string>();
      for (const control of controlsIn(scope)) {
        const message = look(control);
        if (message) problems.set(control, message);
      }
      present(problems, true);
      return problems.size === 0;
    },
    tell: (problems) => {
      const found = matchProblems(form, problems);
      for (const [control, message] of found) show(control, message, true);
      // Who has gone on to something else meanwhile is not called back; a button that was disabled has lost the focus.
      const { activeElement, body } = document;
      present(found, activeElement === body || membersOf(form).contains(activeElement));
    },
    clear,
  };
}
