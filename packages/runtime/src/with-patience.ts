/**
 * Waits for work, which goes on after that.
 *
 * @param patience Longest wait, in ms. @default as long as it takes
 */
export function withPatience(work: Promise<unknown>, patience?: number): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => patience && setTimeout(resolve, patience))]);
}
