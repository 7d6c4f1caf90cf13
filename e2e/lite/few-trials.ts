import { islands } from '../../packages/stirrup/src/islands.ts';
import type { FailureTrial } from '../conformance/failure-trials.ts';
import type { TrialPage } from '../conformance/trial-pages.ts';

/** Few pages on which every island is at least once. */
export function pagesForAll(pages: readonly TrialPage[]): readonly TrialPage[] {
  const left = new Set(pages.flatMap(({ seen }) => seen.map(({ island }) => island)));
  const chosen: TrialPage[] = [];
  const newOn = ({ seen }: TrialPage) => new Set(seen.map(({ island }) => island).filter((name) => left.has(name)));
  while (left.size > 0) {
    // Of equal pages the shorter one, which takes less time.
    const [best] = pages.toSorted((a, b) => newOn(b).size - newOn(a).size || a.html.length - b.html.length);
    if (!best) break;
    chosen.push(best);
    for (const name of newOn(best)) left.delete(name);
  }
  return chosen;
}

/** One failure of every island, in turns, so that each way to fail is tried as often. */
export function failureOfEach(trials: readonly FailureTrial[]): readonly FailureTrial[] {
  return islands.flatMap(({ name }, index) => {
    const own = trials.filter((trial) => trial.name === name);
    const ways = [...new Set(own.map(({ failure }) => failure))];
    return own.find(({ failure }) => failure === ways[index % ways.length]) ?? [];
  });
}
