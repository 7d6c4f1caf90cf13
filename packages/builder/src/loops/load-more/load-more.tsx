import { component } from '@stirrup/react';
import { useState } from 'react';
import { isAtEnd } from '../query/append-page.ts';
import { useLoops } from '../query/use-loops.ts';
import { useMore } from '../query/use-more.ts';
import { loadMoreContract } from './contract.ts';
import { loopsToLoad } from './loops-to-load.ts';
import { loadMoreProps } from './props.ts';

/**
 * A button of one loop, or of several: it shows while any of them has more. The builder's button loads through its
 * interactions: on a click, perhaps with conditions, or on other events.
 */
export default component(
  { props: loadMoreProps, contract: loadMoreContract },
  function LoadMore({ island, query, interactions }) {
    const { element } = island;
    const [ids] = useState(() => (query ? [query] : loopsToLoad(interactions)));
    // Without a loop on the page, the printed state is right.
    const isExhausted = useLoops(ids, element, (loops) => (loops.length > 0 ? loops.every(isAtEnd) : undefined));
    const nextUrl = useLoops(ids, element, ([loop]) => loop?.facts.get().nextUrl);
    const more = useMore(query, element);
    return island.bind({
      root: () => ({
        ...(query && more),
        ...(isExhausted !== undefined && { hidden: isExhausted }),
        ...(query && nextUrl && { href: nextUrl }),
        is: { ...(query && more.is), ...(isExhausted !== undefined && { exhausted: isExhausted }) },
      }),
    });
  },
);
