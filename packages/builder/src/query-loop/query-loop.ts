import { prepareLiveRegions } from '@stirrup/cms/notices';
import { behaviour, loadTwice } from '@stirrup/runtime';
import { isLeftToOldScript } from '../is-left-to-old-script.ts';
import { addQuery } from '../query/add-query.ts';
import { keepHistory } from '../query-history/load-history.ts';
import { TRAIL_CLASS } from './contract.ts';
import { offerFunctions } from './offer-functions.ts';
import { offerPart } from './offer-part.ts';
import { queryLoopProps } from './props.ts';
import { showLoading } from './show-loading.ts';

/** A loop: from here on pagination, filters and buttons find it. */
export default behaviour(
  { props: queryLoopProps },
  ({ island: { element: trail, signal }, query: id, first, last, ...printed }) => {
    // It takes the trails off the page and what they tell with them, but for those that size columns: it would ask as well.
    if (!id || isLeftToOldScript(trail)) return;
    const query = addQuery(
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
    prepareLiveRegions();
    offerFunctions();
    showLoading(query);
    offerPart(query);
    const loadMore = () => {
      if (!query.facts.get().infiniteScroll || signal.aborted) return;
      loadTwice(() => import('./scroll-on.ts')).then(
        ({ scrollOn }) => scrollOn(query),
        (error) => reportError(error),
      );
    };
    const hasComeBack = keepHistory(query);
    if (hasComeBack) void hasComeBack.then(loadMore);
    else loadMore();
  },
);
