/** Runs jobs one after another; a job that fails does not hold up the next. */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

/** Creates a {@link Queue}: the shop cannot cope with two changes of one cart at a time. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
