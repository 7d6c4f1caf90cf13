import { useSyncStore } from '@stirrup/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { OTHER_STEP } from '../form-fields/contract.ts';
import type { Validation } from '../form-fields/create-validation.ts';
import { partsIn } from '../form-fields/named-parts.ts';
import { type Course, createCourse } from './create-course.ts';
import { findEnd } from './find-steps.ts';
import { stepButtons } from './step-buttons.ts';

/**
 * Shows a form's steps one at a time. Visitors who go on, by button or by Enter, must have filled in the step
 * correctly, and the heading of the next step gets the focus; visitors who go back lose nothing. A reload opens the
 * same step again, and the server's validation errors open the step with the first invalid field. Steps that a
 * condition hides are left out. Without scripts all steps make one long form.
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
 * @returns The component that shows the steps; null if a form has none.
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
  return <Steps key="steps" course={course} marks={marks} />;
}

/** Elements besides the steps that depend on the current step. */
interface Marks {
  readonly next: readonly HTMLElement[];
  readonly back: readonly HTMLElement[];
  /** Elements that show only with the last step. */
  readonly end: readonly HTMLElement[];
  /** One item per step. */
  readonly items: readonly HTMLElement[];
}

function Steps({ course, marks }: { readonly course: Course; readonly marks: Marks }): null {
  const { current, next, back } = useSyncStore(course.place);
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

/** `!important` overrules conditions and interactions, which show and hide the same elements. */
function styles(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`[${OTHER_STEP}] { display: none !important }`);
  return sheet;
}
