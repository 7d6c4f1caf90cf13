import { announce } from '@stirrup/cms/notices';
import { stepTexts, text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { OTHER_STEP } from '../form-fields/contract.ts';
import type { Validation } from '../form-fields/create-validation.ts';
import { partAround, partsIn } from '../form-fields/named-parts.ts';
import { formStorage } from '../form-words/form-storage.ts';
import { hasKeptWords } from '../form-words/has-kept-words.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { CONDITIONS_CHANGED, HEADING, UNMET } from './contract.ts';
import { findEnd, findSteps, type Step } from './find-steps.ts';
import { stepButtons } from './step-buttons.ts';

const ELSEWHERE = `[${OTHER_STEP}]`;

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
 * ```ts
 * followSteps(form, validation, signal);
 * ```
 */
export function followSteps(form: HTMLFormElement, { check }: Pick<Validation, 'check'>, signal: AbortSignal): void {
  const steps = findSteps(form);
  if (steps.length < 2) return;
  const end = findEnd(form);
  const { next, back } = stepButtons(form, end[0], signal);
  const items = partsIn(form, 'progress');
  const storage = formStorage(form, 'step');
  const touched = [...steps.flatMap(({ elements }) => elements), ...end, ...next, ...back, ...items];
  const restores = touched.map((element) => keepAttributes(element, ['hidden', OTHER_STEP, 'aria-current']));
  let current = 0;

  const isLeftOut = (index: number) => steps[index]?.marker.closest(`[${UNMET}]`) != null;
  /** The next step in a direction that no condition hides; -1 where there is none. */
  const beside = (direction: 1 | -1): number => {
    for (let index = current + direction; index in steps; index += direction) {
      if (!isLeftOut(index)) return index;
    }
    return -1;
  };
  const show = (index: number) => {
    current = index;
    for (const [number, { elements }] of steps.entries()) toggle(elements, number === index);
    toggle(end, beside(1) < 0);
    toggle(next, beside(1) >= 0);
    toggle(back, beside(-1) >= 0);
    for (const [number, item] of items.entries()) {
      if (number === index) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    storage.write(index > 0 ? String(index) : undefined);
  };
  const goTo = (index: number) => {
    const step = steps[index];
    if (!step) return;
    show(index);
    focusHeading(step);
    announce(
      text(stepTexts, 'stepOf')
        .replace('%1$s', String(index + 1))
        .replace('%2$s', String(steps.length)),
    );
  };
  const goOn = () => {
    if (check()) goTo(beside(1));
  };
  /** Each step has been right once, but what is not kept over a reload is gone. */
  const isRight = () => {
    const last = current;
    for (const index of steps.keys()) {
      if (index === last || isLeftOut(index)) continue;
      show(index);
      if (!check()) return false;
    }
    show(last);
    return true;
  };

  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, styles()])];
  for (const button of [...next, ...back]) button.hidden = false;
  const kept = Number(hasKeptWords(form) && storage.read());
  show(kept in steps ? kept : 0);
  const hearClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (partAround(target, 'next')) goOn();
    else if (partAround(target, 'back')) goTo(beside(-1));
  };
  const hearSubmit = (event: Event) => {
    if (event.target !== form) return;
    const isLast = beside(1) < 0;
    if (isLast && isRight()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isLast) goOn();
  };
  const hearInvalid = ({ target }: Event) => {
    const isIn = (element: HTMLElement) => target instanceof Node && element.contains(target);
    const index = steps.findIndex(({ elements }) => elements.some(isIn));
    if (index >= 0 && index !== current) show(index);
  };
  const hearReset = () => {
    const { activeElement } = document;
    show(0);
    // What the form was sent by is out of sight now: the focus would be lost.
    if (activeElement?.closest(ELSEWHERE)) next[0]?.focus();
  };
  membersOf(form).addEventListener('click', hearClick, { signal });
  membersOf(form).addEventListener('invalid', hearInvalid, { capture: true, signal });
  membersOf(form).addEventListener('reset', hearReset, { signal });
  membersOf(form).addEventListener(CONDITIONS_CHANGED, () => show(current), { signal });
  // Ahead of whoever sends the form.
  document.addEventListener('submit', hearSubmit, { capture: true, signal });
  signal.addEventListener('abort', () => {
    for (const restore of restores) restore();
  });
}

function toggle(elements: Iterable<HTMLElement>, isShown: boolean): void {
  for (const element of elements) element.toggleAttribute(OTHER_STEP, !isShown);
}

/** It has the focus until it loses it. */
function focusHeading({ marker }: Step): void {
  const heading = marker.querySelector<HTMLElement>(HEADING) ?? marker;
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus();
}

let sheet: CSSStyleSheet | undefined;

/** Stronger than what shows and hides fields for reasons of its own: conditions, interactions. */
function styles(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`${ELSEWHERE} { display: none !important }`);
  return sheet;
}
