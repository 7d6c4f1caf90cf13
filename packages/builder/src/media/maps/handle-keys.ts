/**
 * Makes elements inside a map that only look like buttons, such as the libraries' own controls, buttons for the keyboard,
 * and calls back on Escape while there is something to close.
 *
 * @param close closes what is open, and returns false if nothing is.
 */
export function handleKeys(host: HTMLElement, close: () => boolean): void {
  host.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    // Handled already, by an island in what is open for instance.
    if (defaultPrevented) return;
    const isPress = key === ' ' && target instanceof HTMLElement && target.matches('[role="button"]:not(button)');
    if (isPress) target.click();
    // Neither scrolls the page nor closes the dialog around the map.
    if (isPress || (key === 'Escape' && close())) event.preventDefault();
  });
}
