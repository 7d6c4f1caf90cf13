import { type Sleeper, showsState } from '@stirrup/runtime';

/**
 * Starts a sleeping menu that is open, or that an interaction or site code opens: its island takes over the state.
 *
 * @param open Name of the state; without one the menu has no such state.
 */
export function beginWhenOpen({ element, begin, signal }: Sleeper, open: string | undefined): void {
  const update = () => {
    if (open && showsState(element, open)) void begin();
  };
  const observer = new MutationObserver(update);
  observer.observe(element, { attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
  update();
}
