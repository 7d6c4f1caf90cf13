import { behaviour } from '@stirrup/runtime';
import { addQuery } from '../query/add-query.ts';
import { TRAIL_CLASS } from './contract.ts';
import { queryLoopProps } from './props.ts';

/** A loop: from here on pagination, filters and buttons find it. */
export default behaviour(queryLoopProps, (trail, { query: id, first, last, ...printed }, signal) => {
  if (!id) return;
  addQuery(
    id,
    trail,
    {
      ...printed,
      start: first,
      end: last,
      componentId: printed.componentId || false,
      infiniteScroll: printed.infiniteScroll || trail.classList.contains(TRAIL_CLASS.infiniteScroll),
      isPostsElement: trail.classList.contains(TRAIL_CLASS.postsElement),
    },
    signal,
  );
});
