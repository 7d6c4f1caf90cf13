import type { InferProps, IslandParts } from '@stirrup/runtime';
import type { PrintedFacts } from '../query/add-query.ts';
import type { queryLoopContract } from './contract.ts';
import type { queryLoopProps } from './props.ts';

type Trail = IslandParts<never, (typeof queryLoopContract)['states'][number]>;

/** What a trail tells of its loop: by its options, and by its states. */
export function printedFacts(
  { first, last, ...props }: Omit<InferProps<typeof queryLoopProps>, 'query'>,
  trail: Pick<Trail, 'shows'>,
): PrintedFacts {
  return {
    ...props,
    start: first,
    end: last,
    componentId: props.componentId || false,
    infiniteScroll: props.infiniteScroll || trail.shows('scrolling') === true,
    isPostsElement: trail.shows('posts') === true,
  };
}
