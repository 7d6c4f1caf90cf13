import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { afterLoops } from '../query/after-loops.ts';
import { plainNumber } from '../query/plain-number.ts';
import { queryCalled } from '../query/queries.ts';
import { addPagination } from '../query/query-paginations.ts';
import { useLoops } from '../query/use-loops.ts';
import { paginationContract } from './contract.ts';
import type { LinkList } from './link-list.ts';
import { linkOf } from './link-of.ts';
import { nameLandmark } from './name-landmark.ts';
import { createPageLinks, turnCode } from './page-links.ts';
import { pageNumber } from './page-number.ts';
import { paginationProps } from './props.ts';

/** Page links of a loop. Without a loop, or if the request fails, they work as plain links. */
export default afterLoops(
  component({ props: paginationProps, contract: paginationContract }, function Pagination({ island, ...props }) {
    const { element, names } = island;
    const query = props.query || props.targetQuery;
    const id = props.pagination || props.filter;
    const [ids] = useState([query]);
    const [links] = useState(() => query && createPageLinks({ id, query, element, names: names.parts }));
    const isLoading = useLoops(ids, element, (loops) => loops.some(({ facts }) => facts.get().isLoading));
    useLayoutEffect(() => {
      if (!links) return;
      prepareLiveRegions();
      const remove = addPagination(links);
      const restore = nameLandmark(element);
      return () => {
        remove();
        restore?.();
      };
    }, [links, element]);

    return island.bind({
      root: () => ({
        ...(isLoading && { 'aria-busy': true }),
        onClickCapture: (event) => links && follow(event, links, island.shows('fetches') ?? true),
      }),
    });
  }),
);

/** Links whose request failed: the next click on one is left to the browser. */
const failed = new WeakSet<HTMLAnchorElement>();

/** Turns to the page of a clicked link, if the link is ours. */
function follow(event: MouseEvent, links: LinkList, doesFetch: boolean): void {
  const link = linkOf(event);
  const query = queryCalled(links.query, links.element);
  if (!link || !query || failed.has(link) || !(doesFetch || links.turn)) return;
  const { queryVars, maxPages } = query.facts.get();
  const number = pageNumber(link.href, maxPages);
  if (number === undefined) return;
  // The addresses of a site without the builder's server need not have a number.
  const page = queryVars || number > 1 ? number : Number(plainNumber(link.textContent)) || undefined;
  event.preventDefault();
  // The builder's scripts listen on the links, and would request the page as well.
  if (hasLegacyScript('bricks-scripts', 'bricks-filters')) event.stopPropagation();
  turnCode.load().then(
    async ({ turnPage }) => {
      if (await turnPage(query, links, page, link.href)) failed.add(link);
    },
    () => location.assign(link.href),
  );
}
