/** Runs jobs one after another; a failed job does not block the next. */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

/** Creates a {@link Queue}: the shop does not support simultaneous changes of one cart. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
