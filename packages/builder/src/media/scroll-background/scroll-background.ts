import { behaviour, reducedMotion } from '@stirrup/runtime';
import { moveBackground } from './move-background.ts';
import { scrollBackgroundProps } from './props.ts';

/**
 * A section whose background follows the scroll position, unless the visitor asks for less motion.
 *
 * A behaviour: what shows is an animation of the browser's, in the time of its frames, and nothing inside is looked up.
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
