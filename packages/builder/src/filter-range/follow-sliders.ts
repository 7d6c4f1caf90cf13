import type { End, Ends } from './ends.ts';

/** What the sliders work on. */
interface SliderOptions {
  readonly ends: () => Ends;
  readonly move: (end: End, wanted: number) => void;
  /** The visitor has let go. */
  readonly settle: () => void;
}

/**
 * Follows two range inputs that lie on each other. Where both handles stand on one place only one of them can be grabbed:
 * dragged past the other it takes that one along, so that neither is ever stuck. Keys that are held down ask for nothing
 * until they are let go.
 */
export function followSliders(
  sliders: readonly HTMLInputElement[],
  { ends, move, settle }: SliderOptions,
  signal: AbortSignal,
): void {
  let isKeyDown = false;
  let takesOther = false;
  const letGo = () => {
    isKeyDown = false;
    settle();
  };
  for (const [index, slider] of sliders.entries()) {
    const end: End = index === 0 ? 0 : 1;
    const listen = <Type extends keyof HTMLElementEventMap>(type: Type, listener: () => void) =>
      slider.addEventListener(type, listener, { signal });
    listen('pointerdown', () => {
      const [low, high] = ends();
      takesOther = low === high;
    });
    listen('keydown', () => {
      isKeyDown = true;
      takesOther = false;
    });
    listen('input', () => {
      const wanted = Number(slider.value);
      const [low, high] = ends();
      const isPast = end === 0 ? wanted > high : wanted < low;
      move(takesOther && isPast ? other(end) : end, wanted);
    });
    listen('change', () => isKeyDown || letGo());
    for (const type of ['keyup', 'pointerup', 'pointercancel', 'blur'] as const) listen(type, letGo);
    // Not by a blur: the slider that had the focus loses it after the pointer has come down on this one.
    for (const type of ['pointerup', 'pointercancel'] as const)
      listen(type, () => {
        takesOther = false;
      });
  }
}

function other(end: End): End {
  return end === 0 ? 1 : 0;
}
