import { type DialectNames, type InferProps, showsState } from '@stirrup/runtime';
import type { PrintedFacts } from '../query/add-query.ts';
import type { queryLoopContract } from './contract.ts';
import type { queryLoopProps } from './props.ts';

type States = DialectNames<never, (typeof queryLoopContract)['states'][number]>['states'];

/** What a trail tells of its loop: by its options, and by its states. */
export function printedFacts(
  { first, last, ...props }: Omit<InferProps<typeof queryLoopProps>, 'query'>,
  trail: Element,
  { scrolling, posts }: States,
): PrintedFacts {
  const isIn = (state: string | undefined) => state !== undefined && showsState(trail, state);
  return {
    ...props,
    start: first,
    end: last,
    componentId: props.componentId || false,
    infiniteScroll: props.infiniteScroll || isIn(scrolling),
    isPostsElement: isIn(posts),
  };
}
