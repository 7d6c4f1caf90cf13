import { defineProps, number, type Reader } from '@stirrup/runtime';
import { EDGES, POSITION, SMOOTHING } from './contract.ts';

/** Reads a `background-position`. */
function position(fallback: string): Reader<string> {
  const isPosition = (raw: unknown) => typeof raw === 'string' && CSS.supports('background-position', raw);
  return { fallback, expected: 'a background-position', parse: (raw) => (isPosition(raw) ? String(raw) : undefined) };
}

const percent = { min: 0, max: 100 };

/** Options of a section whose background follows the scroll position. */
export const scrollBackgroundProps = defineProps({
  /** Position of the background at the beginning. */
  from: position(POSITION.from),
  /** Position of the background at the end. */
  to: position(POSITION.to),
  /** Position of the section's lower edge at the beginning, in percent of the viewport's height. */
  beginsAt: number(EDGES.beginsAt, percent),
  /** Its position at the end. */
  endsAt: number(EDGES.endsAt, percent),
  /** Time that the background takes to catch up, in ms. With 0, the browser ties it to the scroll position itself. */
  smoothing: number(SMOOTHING, { min: 0 }),
});
