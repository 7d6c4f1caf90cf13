/** Limits from the field's attributes; empty for none. */
interface Limits {
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

/**
 * The next amount up or down: a whole number of steps from the minimum, within the limits; undefined if there is none.
 * It counts in the smallest decimal unit, so that 0.1 + 0.2 = 0.3. An empty field counts as 0; the default minimum is
 * 0, the default step 1.
 */
function stepAmount(value: string, { min, max, step }: Limits, direction: 1 | -1): string | undefined {
  const [present, least, most] = [numberOf(value, 0), numberOf(min, 0), numberOf(max, Infinity)];
  const by = Math.max(0, numberOf(step, 1)) || 1;
  const scale = 10 ** Math.max(...[present, least, most, by].map(decimals));
  const whole = (amount: number) => Math.round(amount * scale);

  const steps = (whole(present) - whole(least)) / whole(by);
  const wanted = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = Math.floor((whole(most) - whole(least)) / whole(by));
  const next = (whole(least) + Math.max(0, Math.min(wanted, last)) * whole(by)) / scale;
  return next === present ? undefined : String(next);
}

/** The amount after a press; undefined at a limit and for a read-only field. */
export function nextAmount(input: HTMLInputElement, direction: 1 | -1): string | undefined {
  return input.readOnly || input.disabled ? undefined : stepAmount(input.value, input, direction);
}

function numberOf(text: string, fallback: number): number {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : fallback;
}

function decimals(amount: number): number {
  return String(amount).split('.')[1]?.length ?? 0;
}
