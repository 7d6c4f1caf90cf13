import type { IslandBase, PartName } from '@stirrup/runtime';
import type { filterRangeContract, RangeNames } from './contract.ts';
import { type End, type Ends, shownEnds } from './ends.ts';

/** The controls of one range, in pairs: lower, upper. */
export interface RangeControls {
  readonly numbers: readonly HTMLInputElement[];
  readonly sliders: readonly HTMLInputElement[];
}

type Parts = IslandBase<PartName<typeof filterRangeContract>>['parts'];

/** The controls of a range; undefined if a field is missing. */
export function rangeControls({ number, slider }: Parts): RangeControls | undefined {
  const inputs = (parts: Parts['number']) =>
    parts.map(({ element }) => element).filter((element) => element instanceof HTMLInputElement);
  const numbers = inputs(number);
  return numbers.length === 2 ? { numbers, sliders: inputs(slider) } : undefined;
}

/** The current limits of the choice: the server narrows both limits to the results of other filters. */
export function limitsOf({ numbers }: RangeControls, whole: Ends): Ends {
  const min = numberIn(numbers[0]?.min ?? '') ?? whole[0];
  return [min, Math.max(min, numberIn(numbers[1]?.max ?? '') ?? whole[1])];
}

/** Copies the limits of the controls from the server's markup; the controls themselves stay. */
export function copyLimits({ numbers, sliders }: RangeControls, fresh: Element, names: RangeNames): void {
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

/**
 * The choice from before the island was up, at both ends: entries in fields that have been left, and positions of moved
 * sliders.
 */
export function earlyChoices({ numbers, sliders }: RangeControls) {
  return {
    numbers: numbers.map((field) =>
      differsFromPrinted(field) && field !== document.activeElement ? field : undefined,
    ),
    // A control that is being moved emits its own events.
    sliders: sliders.map((slider, index) =>
      differsFromPrinted(slider) && !slider.matches(':active') ? placeOf(slider, index === 0 ? 0 : 1) : undefined,
    ),
  };
}

/** True if a control's value differs from the printed one, as far as the control could show that. */
export function differsFromPrinted(control: HTMLInputElement): boolean {
  return control.value !== shownValue(control, control.defaultValue);
}

/**
 * The number that a slider's handle stands for as an end of the range; infinite where it can go no further: with a limit
 * that is no multiple of the step, it stops before that.
 */
export function placeOf(slider: HTMLInputElement, end: End): number {
  const isLast = end === 1 && slider.value === shownValue(slider, '1e15');
  return isLast ? Number.POSITIVE_INFINITY : Number(slider.value);
}

/** The value that a control shows for another one: sliders keep to their limits and steps. */
function shownValue({ type, min, max, step }: HTMLInputElement, value: string): string {
  return Object.assign(document.createElement('input'), { type, min, max, step, value }).value;
}

/** Parses a number; undefined if the text is empty or not a number. */
export function numberIn(printed: string): number | undefined {
  const number = printed.trim() === '' ? Number.NaN : Number(printed);
  return Number.isFinite(number) ? number : undefined;
}
