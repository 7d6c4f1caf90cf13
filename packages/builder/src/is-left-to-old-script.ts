/** The builder's own script, where it still is on the page. */
export const OLD_SCRIPT = '#bricks-scripts-js';

/** Whether an element is the old script's: two scripts at one element undo what the other does. Our own dialect it does not know. */
export function isLeftToOldScript({ dataset }: HTMLElement): boolean {
  return dataset['island'] === undefined && document.querySelector(OLD_SCRIPT) !== null;
}
