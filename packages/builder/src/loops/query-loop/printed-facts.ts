import type { InferProps, IslandBase, StateName } from '@stirrup/runtime';
import type { PrintedFacts } from '../query/add-query.ts';
import type { queryLoopContract } from './contract.ts';
import type { queryLoopProps } from './props.ts';

type Trail = IslandBase<never, StateName<typeof queryLoopContract>>;

/**
 * The facts of a loop on its trail, from its options and its states.
 *
 * @param control The link or button in the trail that loads more.
 */
export function printedFacts(
  { first, last, ...props }: Omit<InferProps<typeof queryLoopProps>, 'query'>,
  trail: Pick<Trail, 'shows'>,
  control?: Element,
): PrintedFacts {
  const leadsOn = !props.queryVars && control?.hasAttribute('href');
  return {
    ...props,
    maxPages: props.maxPages || (leadsOn ? Number.POSITIVE_INFINITY : 0),
    start: first,
    end: last,
    componentId: props.componentId || false,
    infiniteScroll: props.infiniteScroll || trail.shows('scrolling') === true,
    isPostsElement: trail.shows('posts') === true,
  };
}
