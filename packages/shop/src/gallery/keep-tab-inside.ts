/** What Tab leads to, if it is seen. */
const STOPS = 'a[href], button:enabled, input:enabled, iframe, video[controls], [tabindex="0"]';

/**
 * Lets Tab go round inside of a dialog, forwards and backwards, until `signal` aborts: what is inert beside it would leave
 * the browser's own controls, and the page's body before and behind them. Focus that something else over the page has is
 * left alone.
 */
export function keepTabInside(dialog: HTMLElement, signal: AbortSignal): void {
  const keydown = (event: KeyboardEvent) => {
    const { activeElement, body } = document;
    if (event.key !== 'Tab' || (activeElement !== body && !dialog.contains(activeElement))) return;
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
      stop.checkVisibility({ visibilityProperty: true }),
    );
    const place = stops.findIndex((stop) => stop.matches(':focus'));
    const isInside = event.shiftKey ? place > 0 : place < stops.length - 1 && activeElement !== body;
    if (isInside) return;
    event.preventDefault();
    (stops.at(event.shiftKey ? -1 : 0) ?? dialog).focus();
  };
  document.addEventListener('keydown', keydown, { signal });
}
