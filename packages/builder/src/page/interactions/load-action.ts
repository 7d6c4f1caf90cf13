import { loadMore } from '../../loops/query/load-more.ts';
import type { Action } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** The next page of a query loop, as an action. */
export const actions = {
  loadMore: ({ printed, source }) => void loadMore(textOf(printed.loadMoreQuery), source),
} satisfies Readonly<Record<string, Action>>;
