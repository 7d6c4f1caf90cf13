import { withPatience } from '../with-patience.ts';
import { isAtRest, pageAtRest } from './page-at-rest.ts';
import { whenIdle } from './when-idle.ts';

/** Priority of a claim: elements in view go before near ones, and those before all others. */
export type Turn = 'seen' | 'near' | 'any';

const TURNS: readonly Turn[] = ['seen', 'near', 'any'];

/** Longest wait for an idle moment between two islands, in ms. */
const PAUSE = 100;
/** Longest wait for one island, in ms; the others then go on. */
const PATIENCE = 500;

interface Waiting {
  readonly begin: () => Promise<void>;
  readonly turn: Turn;
  readonly signal: AbortSignal;
}

let queue: Waiting[] = [];
let isRunning = false;

/**
 * Begins once the page is at rest, one island after the other, each in a task of its own; at once if the page is at
 * rest and the queue is empty, and never if `signal` aborts first.
 */
export function beginAtRest(begin: () => Promise<void>, turn: Turn, signal: AbortSignal): void {
  queue.push({ begin, turn, signal });
  if (!isRunning) void run();
}

async function run(): Promise<void> {
  isRunning = true;
  if (!isAtRest()) await pageAtRest();
  while (queue.length > 0) {
    queue = queue
      .filter(({ signal }) => !signal.aborted)
      .sort((one, other) => TURNS.indexOf(one.turn) - TURNS.indexOf(other.turn));
    const next = queue.shift();
    if (next) await withPatience(next.begin(), PATIENCE);
    if (queue.length > 0) await new Promise<void>((resolve) => whenIdle(resolve, PAUSE));
  }
  isRunning = false;
}
