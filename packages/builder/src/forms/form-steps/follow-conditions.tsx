import type { Control } from '@stirrup/cms';
import { slide, stopSlide } from '@stirrup/overlays/slide';
import { useSyncStore } from '@stirrup/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { CONTROL, OTHER_STEP } from '../form-fields/contract.ts';
import { UNMET } from './contract.ts';
import { type Conditions, createConditions } from './create-conditions.ts';

/**
 * Shows parts of a form while other fields have certain values. Controls in hidden parts are disabled, so they are
 * neither validated nor sent; their values stay for when they show again. An invalid condition hides nothing.
 *
 * @example
 * ```html
 * <form class="brxe-form" data-conditions='{"address":{"field":"delivery","isNot":"pick-up"}}'>
 *   <div data-shown-when='{"field":"horses","in":["2","3"]}'>…</div>
 *   <fieldset data-shown-when='[{"field":"news","filled":true},{"any":[{"field":"size","is":"S"},{"field":"size","is":"M"}]}]'>…
 * </form>
 * ```
 * @returns The component that shows and hides the parts.
 */
export function followConditions(form: HTMLFormElement, signal: AbortSignal): ReactNode {
  return <Conditional key="conditions" conditions={createConditions(form, signal)} />;
}

function Conditional({ conditions }: { readonly conditions: Conditions }): ReactNode {
  const { rules, disabled } = conditions;
  const { unmet, duration } = useSyncStore(conditions.hidden);
  useLayoutEffect(() => {
    for (const { element } of rules) {
      for (const control of element.querySelectorAll<Control>(CONTROL)) disable(control, disabled);
    }
  });
  useLayoutEffect(
    () => () => {
      for (const control of disabled) control.disabled = false;
    },
    [disabled],
  );
  useEffect(() => conditions.follow(), [conditions]);
  return rules.map((rule, index) => (
    <Shown key={String(index)} element={rule.element} isMet={!unmet.has(rule)} duration={duration} />
  ));
}

/** Shows or hides an element. */
function Shown({ element, isMet, duration }: { element: HTMLElement; isMet: boolean; duration: number }): null {
  const wasMet = useRef(true);
  useLayoutEffect(() => {
    const restore = keepAttributes(element, ['style', 'hidden', UNMET]);
    return () => {
      stopSlide(element);
      restore();
    };
  }, [element]);
  useLayoutEffect(() => {
    if (isMet === wasMet.current) return;
    wasMet.current = isMet;
    element.toggleAttribute(UNMET, !isMet);
    slideInStep(element, isMet, duration);
  }, [element, isMet, duration]);
  return null;
}

/**
 * An element in another step is hidden anyway. Its attribute is removed meanwhile, because `slide` would take it for
 * hidden by its condition.
 */
function slideInStep(element: HTMLElement, isMet: boolean, duration: number): void {
  const isElsewhere = element.hasAttribute(OTHER_STEP);
  const isSeen = !isElsewhere && element.parentElement?.checkVisibility();
  element.removeAttribute(OTHER_STEP);
  slide(element, isMet, { duration: isSeen ? duration : 0 });
  element.toggleAttribute(OTHER_STEP, isElsewhere);
}

/** Controls that the author has disabled stay disabled. */
function disable(control: Control, disabled: Set<Control>): void {
  const isUnmet = control.closest(`[${UNMET}]`) !== null;
  if (isUnmet && !control.disabled) disabled.add(control);
  else if (isUnmet || !disabled.delete(control)) return;
  control.disabled = isUnmet;
}
