const loads = new Map<string, Promise<void>>();

/**
 * Inserts a stylesheet into the page, once, and waits until it applies. A failure is forgotten: the next call retries.
 *
 * @example
 * ```ts
 * await loadStyles(new URL('./flatpickr.css', import.meta.url).href);
 * ```
 * @throws {Error} if it cannot be fetched.
 */
export function loadStyles(address: string): Promise<void> {
  const known = loads.get(address);
  if (known) return known;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address });
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loads.delete(address);
      const how = 'Put it beside the scripts, or name its address in the option of the island that needs it.';
      reject(new Error(`Stirrup: the stylesheet ${address} could not be fetched. ${how}`));
    });
  });
  loads.set(address, loading);
  document.head.append(link);
  return loading;
}
