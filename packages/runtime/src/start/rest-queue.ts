import { isAtRest, pageAtRest } from './page-at-rest.ts';
import { whenIdle } from './when-idle.ts';

/** Priority of a claim: elements in view go before near ones, and those before all others. */
export type Turn = 'in view' | 'near' | 'any';

const TURNS: readonly Turn[] = ['in view', 'near', 'any'];

/** Longest wait between two islands, and for slow code of one, in ms: the others do not wait longer for it. */
const PAUSE = 100;
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
  for (let next = takeNext(); next; next = takeNext()) {
    await Promise.race([next.begin(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (queue.length > 0) await new Promise<void>((resolve) => whenIdle(resolve, PAUSE));
  }
  isRunning = false;
}

function takeNext(): Waiting | undefined {
  queue = queue.filter(({ signal }) => !signal.aborted);
  const turn = TURNS.find((candidate) => queue.some((waiting) => waiting.turn === candidate));
  const index = queue.findIndex((waiting) => waiting.turn === turn);
  return index < 0 ? undefined : queue.splice(index, 1)[0];
}
