import { behaviour, reducedMotion } from '@stirrup/runtime';
import { moveBackground } from './move-background.ts';
import { scrollBackgroundProps } from './props.ts';

/**
 * A section whose background follows the scroll position, unless the visitor prefers reduced motion.
 *
 * A behaviour: it only starts an animation of the browser and has no parts.
 */
export default behaviour({ props: scrollBackgroundProps }, ({ island: { element: section, signal }, ...props }) => {
  const still = reducedMotion();
  let motion = new AbortController();
  const follow = () => {
    motion.abort();
    motion = new AbortController();
    if (!still.matches) moveBackground(section, props, motion.signal);
  };
  follow();
  still.addEventListener('change', follow, { signal });
  signal.addEventListener('abort', () => motion.abort());
});
