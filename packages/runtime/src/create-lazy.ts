/** A value that is loaded on first use. */
export interface Lazy<Value> {
  /** Loads it, once for all callers. A failure is forgotten: the next call retries. */
  readonly load: () => Promise<Value>;
  /** The value, once it has loaded. */
  readonly loaded: () => Value | undefined;
}

/**
 * Shares one load between all callers. A rejection that no caller handles is not reported to the page.
 *
 * @example
 * ```ts
 * const lightbox = createLazy(() => importWithRetry(() => import('./open-lightbox.ts')));
 * const { openLightbox } = lightbox.loaded() ?? (await lightbox.load());
 * ```
 */
export function createLazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  let value: Value | undefined;
  return {
    load: () => {
      if (!loading) {
        loading = load();
        loading.then(
          (loaded) => {
            value = loaded;
          },
          () => {
            loading = undefined;
          },
        );
      }
      return loading;
    },
    loaded: () => value,
  };
}
