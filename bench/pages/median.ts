/** Median times of several tasks, in ms. */
export type Medians = Readonly<Record<string, number>>;

/** One task to measure. It prepares untimed and returns the timed function, which returns an untimed cleanup. */
export type Task = () => () => () => void;

const RUNS = 25;
const WARM_UP = 4;
/** A run takes the fastest of several repetitions: on a shared machine the slower ones measure other processes. */
const REPETITIONS = 5;
/** Time after which slow tasks are no longer repeated, in ms. */
const MAX_TIME = 30;

/**
 * Runs every task in turn, in a new order each time, so that disturbances of the machine affect all tasks alike, and
 * returns their medians.
 */
export async function medians(tasks: Readonly<Record<string, Task>>): Promise<Medians> {
  const names = Object.keys(tasks);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    if ('gc' in globalThis && typeof globalThis.gc === 'function') globalThis.gc();
    for (const name of [...names].sort(() => Math.random() - 0.5)) {
      await new Promise((resolve) => setTimeout(resolve));
      const time = fastest(tasks[name]);
      if (run >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, medianOf(list)]));
}

function fastest(prepare: Task | undefined): number {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let repetition = 0; repetition < REPETITIONS && spent < MAX_TIME; repetition += 1) {
    const task = prepare?.();
    const start = performance.now();
    const clean = task?.();
    const time = performance.now() - start;
    spent += time;
    best = Math.min(best, time);
    clean?.();
  }
  return best;
}

/** Median of a list of numbers; the upper one of the two in the middle. */
export function medianOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}
