/** The least that is to be hit of a control, in px (WCAG 2.2, 2.5.8). */
const LEAST = 24;

/**
 * Lets a control be hit within 24 px at least, until `signal` aborts: by its padding, which margins make up for. So what
 * is seen of it, and everything beside it, stays as the theme has it. Whoever calls it gives `style` back.
 */
export function growTarget(control: HTMLElement | SVGElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const { width, height } = control.getBoundingClientRect();
    // Not before it shows.
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
