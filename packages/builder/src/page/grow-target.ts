/** Minimum target size of a control, in px (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/**
 * Enlarges a control's target to at least 24 px until `signal` aborts, by padding with equal negative margins, so that
 * the layout stays as in the theme. The caller restores the `style` attribute.
 */
export function growTarget(control: HTMLElement | SVGElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const { width, height } = control.getBoundingClientRect();
    // Not visible yet.
    if (!width || !height) return;
    observer.disconnect();
    const printed = getComputedStyle(control);
    const grow = (side: 'Top' | 'Right' | 'Bottom' | 'Left', size: number) => {
      const room = Math.max(0, LEAST - size) / 2;
      const [padding, margin] = [`padding${side}`, `margin${side}`] as const;
      return {
        [padding]: `${parseFloat(printed[padding]) + room}px`,
        [margin]: `${parseFloat(printed[margin]) - room}px`,
      };
    };
    if (width >= LEAST && height >= LEAST) return;
    const across = { ...grow('Left', width), ...grow('Right', width) };
    Object.assign(control.style, across, grow('Top', height), grow('Bottom', height), { boxSizing: 'content-box' });
  });
  observer.observe(control);
  signal.addEventListener('abort', () => observer.disconnect());
}
