import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import { formStorage } from '../form-entries/form-storage.ts';
import { hasKeptEntries } from '../form-entries/has-kept-entries.ts';
import { afterReset } from '../form-fields/after-reset.ts';
import { OTHER_STEP, UNCHECKED } from '../form-fields/contract.ts';
import type { Validation } from '../form-fields/create-validation.ts';
import { partAround, partIn } from '../form-fields/named-parts.ts';
import { CONDITIONS_CHANGED, UNMET } from './contract.ts';
import { findSteps, type Step } from './find-steps.ts';
import { focusHeading } from './focus-heading.ts';
import { stepTexts } from './texts.ts';

/** The current step of a form and its neighbours, as indices; -1 where there is none. */
interface Place {
  readonly current: number;
  readonly next: number;
  readonly back: number;
}

/** Navigation through the steps of a form. */
export interface Course {
  readonly steps: readonly Step[];
  readonly place: ReadableAtom<Place>;
  /** Listens for the visitor's navigation, until the signal aborts. The page is updated before the event ends. */
  readonly follow: () => void;
}

/**
 * Creates the navigation through a form's steps, at the step that was open before a reload. Undefined for a single
 * step.
 */
export function createCourse(
  form: HTMLFormElement,
  { check }: Pick<Validation, 'check'>,
  signal: AbortSignal,
): Course | undefined {
  const steps = findSteps(form);
  if (steps.length < 2) return undefined;
  const storage = formStorage(form, 'step');

  const isLeftOut = (index: number) => steps[index]?.marker.closest(`[${UNMET}]`) != null;
  /** Index of the nearest step in a direction that no condition hides; -1 if there is none. */
  const beside = (from: number, direction: 1 | -1): number => {
    for (let index = from + direction; index in steps; index += direction) {
      if (!isLeftOut(index)) return index;
    }
    return -1;
  };
  const placeAt = (current: number): Place => ({ current, next: beside(current, 1), back: beside(current, -1) });
  const kept = Number(hasKeptEntries(form) && storage.read());
  const place = atom(placeAt(kept in steps ? kept : 0));

  const keep = () => storage.write(place.get().current > 0 ? String(place.get().current) : undefined);
  const show = (index: number) => {
    place.set(placeAt(index));
    keep();
  };
  const goTo = (index: number) => {
    const step = steps[index];
    if (!step) return;
    show(index);
    focusHeading(step);
    const shown = [...steps.keys()].filter((one) => !isLeftOut(one));
    announce(
      text(stepTexts, 'stepOf')
        .replace('%1$s', String(shown.indexOf(index) + 1))
        .replace('%2$s', String(shown.length)),
    );
  };
  const goOn = () => {
    if (check()) goTo(place.get().next);
  };
  /**
   * Shows the first invalid step, if any. Every step was valid when it was left, but after a reload some entries may be
   * missing.
   *
   * @returns True if all steps are valid.
   */
  const checkSteps = () => {
    const last = place.get().current;
    for (const index of steps.keys()) {
      if (index === last || isLeftOut(index)) continue;
      show(index);
      if (!check()) return false;
    }
    show(last);
    return true;
  };
  const handleClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isNext = partAround(target, 'next');
    if (!isNext && !partAround(target, 'back')) return;
    // Without a type it is a button that submits, which would go on once more.
    event.preventDefault();
    if (isNext) goOn();
    else goTo(place.get().back);
  };
  const handleSubmit = (event: SubmitEvent) => {
    if (event.target !== form || event.submitter?.hasAttribute(UNCHECKED)) return;
    const isLast = place.get().next < 0;
    if (isLast && checkSteps()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isLast) goOn();
  };
  const handleInvalid = ({ target }: Event) => {
    const isIn = (element: HTMLElement) => target instanceof Node && element.contains(target);
    const index = steps.findIndex(({ elements }) => elements.some(isIn));
    if (index >= 0 && index !== place.get().current) show(index);
  };
  const handleReset = () => {
    const { activeElement } = document;
    show(0);
    // The submit button is hidden now and would lose the focus.
    if (activeElement?.closest(`[${OTHER_STEP}]`)) partIn(form, 'next')?.focus();
  };
  const follow = () => {
    keep();
    membersOf(form).addEventListener('click', handleClick, { signal });
    membersOf(form).addEventListener('invalid', handleInvalid, { capture: true, signal });
    afterReset(form, handleReset, signal);
    membersOf(form).addEventListener(CONDITIONS_CHANGED, () => show(place.get().current), { signal });
    // Captured on the document, before any code that sends the form.
    document.addEventListener('submit', handleSubmit, { capture: true, signal });
  };
  return { steps, place, follow };
}
