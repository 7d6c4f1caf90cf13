import { type IslandDefinition, start } from '@stirrup/runtime';
import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { type CartView, cartWith } from '../../fixtures/cms/cart/cart.ts';
import { openDemoPage } from './open-demo-page.ts';

/** Options of a story. */
interface IslandStory {
  /** The page of the markup in the demo shop, with its parameters: `/builder/shop/?fault=500@add_to_cart`. */
  readonly page?: string;
  /** Initial content of the visitor's cart: quantities by product. */
  readonly cart?: Readonly<Record<string, number>>;
  /** The CMS's markup, from a function of `fixtures/cms/markup`; the cart is the visitor's. */
  readonly markup: (cart: CartView) => string;
  /** Islands to start; the same as `start()` on a page. */
  readonly islands: readonly IslandDefinition[];
  /** Brings the island into the state that the story is named after. */
  readonly play?: (canvas: HTMLElement) => Promise<void>;
  /** Reading direction of the page. @default 'ltr', or what the toolbar says */
  readonly direction?: 'rtl';
}

/**
 * A story of an island: the markup is the CMS's, the island is the real one, and the demo CMS answers the requests.
 *
 * @example
 * ```ts
 * export const SecondOpen = islandStory({
 *   markup: () => stirrupTabs(demoTabs, { openTab: 1 }),
 *   islands: [tabs],
 * });
 * ```
 */
export function islandStory(story: IslandStory): StoryObj {
  const { page = '/', cart = {}, markup, islands, play, direction } = story;
  return {
    ...(direction && { globals: { direction } }),
    loaders: [() => openDemoPage(page, cart)],
    render: () => <Stage html={String(markup(cartWith({ ...cart })))} islands={islands} />,
    play: async ({ canvasElement }) => {
      await play?.(canvasElement);
    },
  };
}

interface StageProps {
  readonly html: string;
  readonly islands: readonly IslandDefinition[];
}

/** Renders the CMS's markup. React renders the empty stage once and never looks inside. */
function Stage({ html, islands }: StageProps) {
  const stage = useRef<HTMLElement>(null);
  // A story is one page: its markup is inserted once, whatever the toolbar changes later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    stage.current?.append(document.createRange().createContextualFragment(html));
    start(...islands);
  }, []);
  return <main ref={stage} className="story" />;
}
