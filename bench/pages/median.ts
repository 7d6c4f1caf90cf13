/** Median times of several tasks, in ms. */
export type Medians = Readonly<Record<string, number>>;

/** One thing to measure: it prepares, untimed, and returns what is timed, which returns what cleans up, untimed. */
export type Task = () => () => () => void;

const RUNS = 25;
const WARM_UP = 4;
/** A run counts the fastest of so many repetitions: on a shared machine the others measure the neighbours. */
const REPETITIONS = 5;
/** Slow tasks are repeated only until this time is spent, in ms. */
const PATIENCE = 30;

/**
 * Runs every task in turn, in another order each time, so that whatever disturbs the machine disturbs them all, and
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
  for (let repetition = 0; repetition < REPETITIONS && spent < PATIENCE; repetition += 1) {
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

function medianOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
