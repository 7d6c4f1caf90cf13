import type { IslandParts } from '@stirrup/runtime';
import type { filterRangeContract, RangeNames } from './contract.ts';
import { type Ends, shownEnds } from './ends.ts';

/** The controls of one range, in pairs: lower, upper. */
export interface RangeControls {
  readonly numbers: readonly HTMLInputElement[];
  readonly sliders: readonly HTMLInputElement[];
}

type Parts = IslandParts<(typeof filterRangeContract)['parts'][number]>['parts'];

/** Undefined where a field is missing: there is nothing to choose by then. */
export function rangeControls({ number, slider }: Parts): RangeControls | undefined {
  const inputs = (parts: Parts['number']) =>
    parts.map(({ element }) => element).filter((element) => element instanceof HTMLInputElement);
  const numbers = inputs(number);
  return numbers.length === 2 ? { numbers, sliders: inputs(slider) } : undefined;
}

/** Limits of the choice now: the server narrows both limits to what other filters leave. */
export function limitsOf({ numbers }: RangeControls, whole: Ends): Ends {
  const min = numberIn(numbers[0]?.min ?? '') ?? whole[0];
  return [min, Math.max(min, numberIn(numbers[1]?.max ?? '') ?? whole[1])];
}

/** Takes how far the controls go from markup that the server has sent; they themselves stay. */
export function takeLimits({ numbers, sliders }: RangeControls, fresh: Element, names: RangeNames): void {
  for (const [selector, inputs] of [
    [names.number, numbers],
    [names.slider, sliders],
  ] as const) {
    const sent = selector ? fresh.querySelectorAll<HTMLInputElement>(selector) : [];
    for (const [index, { min, max }] of sent.entries()) Object.assign(inputs[index] ?? {}, { min, max });
  }
}

/** The ends that the server has printed as chosen. */
export function printedEnds({ numbers }: RangeControls, limits: Ends): Ends {
  const [low, high] = numbers.map(({ defaultValue }, end) => numberIn(defaultValue) ?? limits[end]);
  return shownEnds([low ?? limits[0], high ?? limits[1]], limits);
}

/** The choice that was made before anybody listened, at both ends: fields that were left again, and where sliders were moved to. */
export function earlyChoices({ numbers, sliders }: RangeControls) {
  return {
    numbers: numbers.map((field) => (isChanged(field) && field !== document.activeElement ? field : undefined)),
    // A control that is being moved emits its own events.
    sliders: sliders.map((slider) =>
      isChanged(slider) && !slider.matches(':active') ? Number(slider.value) : undefined,
    ),
  };
}

/** Whether something else stands in a control than the server has printed. */
export function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

/** Undefined for an empty text, and for one that is no number. */
export function numberIn(printed: string): number | undefined {
  const number = printed.trim() === '' ? Number.NaN : Number(printed);
  return Number.isFinite(number) ? number : undefined;
}
