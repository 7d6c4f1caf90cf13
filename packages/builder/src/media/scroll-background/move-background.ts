import type { InferProps } from '@stirrup/runtime';
import { hideOverflow } from './hide-overflow.ts';
import type { scrollBackgroundProps } from './props.ts';
import { scrollProgress } from './scroll-progress.ts';
import { smooth } from './smooth.ts';

/**
 * Moves a section's background until the signal aborts. The section then looks as its styles say.
 *
 * We do the smoothing, the browser tracks the progress: a view timeline keeps no earlier value, and a transition does
 * not run on a property that depends on an animated one of the same element.
 */
export function moveBackground(
  section: HTMLElement,
  { from, to, beginsAt, endsAt, smoothing }: InferProps<typeof scrollBackgroundProps>,
  signal: AbortSignal,
): void {
  hideOverflow(section, signal);
  const keyframes = { backgroundPosition: [from, to] };
  const progress = scrollProgress(section, { beginsAt, endsAt });
  const tied = smoothing === 0 ? progress.tie(keyframes) : null;
  const animation = tied ?? section.animate(keyframes, { duration: 1, fill: 'both' });
  signal.addEventListener('abort', () => {
    animation.cancel();
    progress.end();
  });
  if (tied) return;

  animation.pause();
  const approach = smooth(
    smoothing,
    (value) => {
      animation.currentTime = value;
    },
    signal,
  );
  let frame = 0;
  // Runs in an animation frame, when the browser knows all scroll positions.
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      approach(progress.read());
    });
  };
  // Captured: boxes inside the page scroll too, and their events do not bubble.
  document.addEventListener('scroll', update, { passive: true, capture: true, signal });
  addEventListener('resize', update, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  update();
}
