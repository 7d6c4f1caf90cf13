import type { Splide } from '@splidejs/splide';
import { createPairs } from '../slides/create-pairs.ts';

/** Lets two sliders move in step until the signal aborts. */
export const pairSliders = createPairs<Splide>((leader, follower, signal) => {
  leader.sync(follower);
  signal.addEventListener('abort', () => {
    for (const { splides, Components } of [leader, follower]) {
      const index = splides.findIndex(({ splide }) => splide === leader || splide === follower);
      if (index < 0) continue;
      splides.splice(index, 1);
      Components.Sync.remount();
    }
  });
});
