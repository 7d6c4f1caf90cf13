import { type IslandDefinition, start } from '@stirrup/runtime';
import { useLayoutEffect, useRef } from 'react';

interface StageProps {
  readonly html: string;
  readonly islands: readonly IslandDefinition[];
  /** True if the markup is a whole page, with a `<main>` of its own. */
  readonly isPage?: boolean;
}

/** Renders the CMS's markup. React renders the empty stage once and never looks inside. */
export function Stage({ html, islands, isPage = false }: StageProps) {
  const stage = useRef<HTMLElement & HTMLDivElement>(null);
  // A story has its islands for good.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    stage.current?.replaceChildren(document.createRange().createContextualFragment(html));
    start(...islands);
  }, [html]);
  return isPage ? <div ref={stage} /> : <main ref={stage} className="story" />;
}
