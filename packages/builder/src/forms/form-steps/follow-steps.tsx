import { useAtOnce } from '@stirrup/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { OTHER_STEP } from '../form-fields/contract.ts';
import type { Validation } from '../form-fields/create-validation.ts';
import { partsIn } from '../form-fields/named-parts.ts';
import { type Course, createCourse } from './create-course.ts';
import { findEnd } from './find-steps.ts';
import { stepButtons } from './step-buttons.ts';

/**
 * Shows one step of a form after the other. Who goes on, by button or by Enter, has filled in the step rightly and hears
 * the heading of the next; who goes back loses nothing. A reload opens the step that was left, and what the server finds
 * opens the step of the first field. Steps that a condition hides are left out. Without scripts all steps make one long form.
 *
 * @example
 * ```html
 * <form class="brxe-form">
 *   <ol data-step-progress><li>You</li><li>Your horse</li></ol>
 *   <fieldset data-step><legend>You</legend>… <button type="button" data-step-next hidden>Next</button></fieldset>
 *   <fieldset data-step><legend>Your horse</legend>… <button type="button" data-step-back hidden>Back</button></fieldset>
 *   <button type="submit">Send</button>
 * </form>
 *
 * <form class="brxe-form">
 *   <div class="form-group"><h3 data-step>You</h3></div><div class="form-group">…</div>
 *   <div class="form-group"><h3 data-step>Your horse</h3></div><div class="form-group">…</div>
 * </form>
 * ```
 * @returns what shows them; nothing where a form has no steps.
 */
export function followSteps(
  form: HTMLFormElement,
  validation: Pick<Validation, 'check'>,
  signal: AbortSignal,
): ReactNode {
  const course = createCourse(form, validation, signal);
  if (!course) return null;
  const end = findEnd(form);
  const marks = { ...stepButtons(form, end[0], signal), end, items: partsIn(form, 'progress') };
  return <Steps key="steps" {...{ course, marks }} />;
}

/** Elements that show the current step, beside the steps themselves. */
interface Marks {
  readonly next: readonly HTMLElement[];
  readonly back: readonly HTMLElement[];
  /** Shown with the last step only. */
  readonly end: readonly HTMLElement[];
  /** An item for each step. */
  readonly items: readonly HTMLElement[];
}

function Steps({ course, marks }: { readonly course: Course; readonly marks: Marks }): null {
  const { current, next, back } = useAtOnce(course.place);
  useLayoutEffect(() => {
    const buttons = [...marks.next, ...marks.back];
    const touched = [...course.steps.flatMap(({ elements }) => elements), ...marks.end, ...marks.items, ...buttons];
    const restores = touched.map((element) => keepAttributes(element, ['hidden', OTHER_STEP, 'aria-current']));
    document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, styles()])];
    for (const button of buttons) button.hidden = false;
    return () => {
      for (const restore of restores) restore();
    };
  }, [course, marks]);
  useLayoutEffect(() => {
    for (const [index, { elements }] of course.steps.entries()) toggle(elements, index === current);
    toggle(marks.end, next < 0);
    toggle(marks.next, next >= 0);
    toggle(marks.back, back >= 0);
    for (const [index, item] of marks.items.entries()) {
      if (index === current) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  });
  useEffect(() => course.follow(), [course]);
  return null;
}

function toggle(elements: readonly HTMLElement[], isShown: boolean): void {
  for (const element of elements) element.toggleAttribute(OTHER_STEP, !isShown);
}

let sheet: CSSStyleSheet | undefined;

/** Stronger than what shows and hides fields for reasons of its own: conditions, interactions. */
function styles(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`[${OTHER_STEP}] { display: none !important }`);
  return sheet;
}
