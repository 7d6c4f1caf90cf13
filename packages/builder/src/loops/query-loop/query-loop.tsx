import { prepareLiveRegions } from '@stirrup/cms/notices';
import { component, useSyncStore } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { addQuery } from '../query/add-query.ts';
import { isAtEnd } from '../query/append-page.ts';
import type { Query } from '../query/query.ts';
import { useMore } from '../query/use-more.ts';
import { queryLoopContract } from './contract.ts';
import { grow } from './grow.ts';
import { printedFacts } from './printed-facts.ts';
import { queryLoopProps } from './props.ts';
import { provideFunctions } from './provide-functions.ts';
import { showLoading } from './show-loading.ts';

/** A loop. Once mounted, pagination, filters and buttons find it. */
export default component(
  { props: queryLoopProps, contract: queryLoopContract },
  function QueryLoop({ island, query: id, ...props }) {
    const { element: trail, parts, signal } = island;
    const control = parts.more[0]?.element;
    const [printed] = useState(() => printedFacts(props, island, control));
    const [query, setQuery] = useState<Query>();
    const { isLoading, nextUrl } = useSyncStore(query?.facts) ?? {};
    const more = useMore(id, control);

    useLayoutEffect(() => {
      if (!id) return;
      const added = addQuery(id, trail, printed, signal);
      setQuery(added);
      prepareLiveRegions();
      provideFunctions();
      grow(added, control !== undefined);
    }, [id, trail, printed, control, signal]);
    useLayoutEffect(() => (query && isLoading ? showLoading(query) : undefined), [query, isLoading]);

    return island.bind({
      more: () => (query ? { ...more, hidden: isAtEnd(query), ...(nextUrl && { href: nextUrl }) } : {}),
    });
  },
);
