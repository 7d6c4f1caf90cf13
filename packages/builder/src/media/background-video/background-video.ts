import { behaviour, createLazy, importWithRetry } from '@stirrup/runtime';
import { followSight } from '../../shared/follow-sight.ts';
import { backgroundVideoContract } from './contract.ts';
import type { Background } from './create-background.ts';
import { backgroundVideoProps } from './props.ts';

/**
 * A film behind a section, which plays while it is seen, in windows that are wide enough. Without its code, the section
 * shows the background of its styles.
 *
 * A behaviour: the film is decoration, and its button is drawn by the code that plays it.
 */
export default behaviour(
  { props: backgroundVideoProps, contract: backgroundVideoContract },
  ({ island, ...options }) => {
    const { element: root, parts, signal } = island;
    const wide = matchMedia(`(min-width: ${options.minWidth}px)`);
    const code = createLazy(() => importWithRetry(() => import('./create-background.ts')));
    let background: Background | undefined;
    let isSeen = false;
    const show = () => island.bind({ root: () => ({ is: { waiting: false, shown: true } }) });
    const update = async () => {
      const isWanted = () => isSeen && wide.matches && !signal.aborted;
      if (!background && isWanted()) {
        const films = await code.load().catch(() => undefined);
        if (isWanted())
          background ??= films?.createBackground({ root, film: parts.film[0]?.element, options, show }, signal);
      }
      background?.follow(isWanted());
    };
    followSight(
      root,
      (next) => {
        isSeen = next;
        void update();
      },
      signal,
    );
    wide.addEventListener('change', () => void update(), { signal });
  },
);
