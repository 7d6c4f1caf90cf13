import { LAYERS, PART, SHORTEST_BAR } from './contract.ts';
import { type Ends, shownEnds } from './ends.ts';
import { formatValue, type ValueFormat } from './format-value.ts';

/** The controls of one range, in pairs: lower, upper. */
export interface RangeParts {
  /** What holds the values; hidden where there are sliders. */
  readonly numbers: readonly HTMLInputElement[];
  readonly sliders: readonly HTMLInputElement[];
  /** Show the values beside the sliders. */
  readonly values: readonly HTMLElement[];
  readonly track: HTMLElement | null;
  /** Gives them back as they were printed. */
  readonly restore: () => void;
}

/** Undefined where a field is missing: there is nothing to choose by then. */
export function rangeParts(root: HTMLElement): RangeParts | undefined {
  const all = <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)];
  const parts = {
    numbers: all<HTMLInputElement>(PART.numbers),
    sliders: all<HTMLInputElement>(PART.sliders),
    values: all(PART.values),
    track: root.querySelector<HTMLElement>(PART.track),
  };
  const styled = [...parts.sliders, ...(parts.track ? [parts.track] : [])];
  const styles = styled.map((element) => element.getAttribute('style') ?? '');
  const restore = () => {
    for (const [index, element] of styled.entries()) {
      element.removeAttribute('aria-valuetext');
      if (styles[index]) element.setAttribute('style', styles[index]);
      else element.removeAttribute('style');
    }
  };
  return parts.numbers.length === 2 ? { ...parts, restore } : undefined;
}

/** How far one may choose now: the server narrows both limits to what other filters leave. */
export function limitsOf({ numbers }: RangeParts, whole: Ends): Ends {
  const min = numberIn(numbers[0]?.min ?? '') ?? whole[0];
  return [min, Math.max(min, numberIn(numbers[1]?.max ?? '') ?? whole[1])];
}

/** What the server has printed as chosen. */
export function printedEnds({ numbers }: RangeParts, limits: Ends): Ends {
  const [low, high] = numbers.map(({ defaultValue }, end) => numberIn(defaultValue) ?? limits[end]);
  return shownEnds([low ?? limits[0], high ?? limits[1]], limits);
}

/** The choice that was made before anybody listened, at both ends: fields that were left again, and where sliders were moved to. */
export function earlyChoices({ numbers, sliders }: RangeParts) {
  return {
    numbers: numbers.map((field) => (isChanged(field) && field !== document.activeElement ? field : undefined)),
    // One that is being moved says so itself.
    sliders: sliders.map((slider) =>
      isChanged(slider) && !slider.matches(':active') ? Number(slider.value) : undefined,
    ),
  };
}

function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

/** Undefined for an empty text, and for what is no number. */
export function numberIn(printed: string): number | undefined {
  const number = printed.trim() === '' ? Number.NaN : Number(printed);
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Shows where both ends are, in numbers, on the track and to screen readers.
 *
 * @param typing Fields that somebody has typed into, which stay as they are.
 */
export function showEnds(
  parts: RangeParts,
  ends: Ends,
  limits: Ends,
  format: ValueFormat,
  typing: ReadonlySet<HTMLInputElement>,
): void {
  const areEqual = ends[0] === ends[1];
  for (const [end, value] of ends.entries()) {
    const shown = formatValue(value, format);
    const { numbers, sliders, values } = parts;
    const field = numbers[end];
    if (field && !typing.has(field)) field.value = String(value);
    if (values[end] && values[end].textContent !== shown) values[end].textContent = shown;
    const slider = sliders[end];
    if (!slider) continue;
    slider.value = String(value);
    slider.setAttribute('aria-valuetext', shown);
    slider.style.zIndex = areEqual ? (LAYERS[end] ?? '') : '';
  }
  if (parts.track) showBar(parts.track, ends, limits);
}

/** Takes how far the controls go from markup that the server has sent; they themselves stay. */
export function takeLimits(parts: RangeParts, fresh: Element): void {
  for (const [selector, inputs] of [
    [PART.numbers, parts.numbers],
    [PART.sliders, parts.sliders],
  ] as const) {
    for (const [index, { min, max }] of fresh.querySelectorAll<HTMLInputElement>(selector).entries())
      Object.assign(inputs[index] ?? {}, { min, max });
  }
}

function showBar(track: HTMLElement, [low, high]: Ends, [min, max]: Ends): void {
  // A scale of one value is all chosen.
  const [start, width] = max > min ? [low - min, high - low].map((part) => (part / (max - min)) * 100) : [0, 100];
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  Object.assign(track.style, {
    width: `${width}%`,
    left: isRightToLeft ? 'auto' : `${start}%`,
    right: isRightToLeft ? `${start}%` : 'auto',
    visibility: (width ?? 0) > SHORTEST_BAR ? 'visible' : 'hidden',
  });
}
