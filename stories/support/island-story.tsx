import type { IslandDefinition } from '@stirrup/runtime';
import type { Args, StoryObj } from '@storybook/react-vite';
import { emitTransformCode } from 'storybook/preview-api';
import { type CartView, cartWith } from '../../fixtures/cms/cart/cart.ts';
import { formatHtml } from '../../fixtures/examples/format-html.ts';
import { openDemoPage } from './open-demo-page.ts';
import { Stage } from './stage.tsx';
import { markupInDialect, pageOf } from './story-dialect.ts';
import { storyOptions, withOptions } from './story-options.ts';

/** Options of a story. */
interface IslandStory {
  /** The page of the markup in the demo shop, with its parameters: `/builder/shop/?fault=500@add_to_cart`. */
  readonly page?: string;
  /** Initial content of the visitor's cart: quantities by product. */
  readonly cart?: Readonly<Record<string, number>>;
  /** The CMS's markup, from a function of `fixtures/cms/markup`; the cart is the visitor's. */
  readonly markup: (cart: CartView) => string;
  /** Leaves on the page what its markup does not say: a record of an earlier page, or no library. */
  readonly prepare?: () => void;
  /** Islands to start; the same as `start()` on a page. */
  readonly islands: readonly IslandDefinition[];
  /** Brings the island into the state that the story is named after. */
  readonly play?: (canvas: HTMLElement) => Promise<void>;
  /** Reading direction of the page. @default 'ltr', or what the toolbar says */
  readonly direction?: 'rtl';
}

/**
 * A story of an island, the first of its `islands`: the markup is the CMS's, the island is the real one, and the demo CMS answers
 * the requests. Its markup shows in the panel "Code". If it is in our own dialect, the controls set its options.
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
  const { page = '/', cart = {}, markup, prepare, islands, play, direction } = story;
  const [island] = islands;
  const print = () => String(markup(cartWith({ ...cart })));
  const options = storyOptions(print(), island);
  return {
    ...(direction && { globals: { direction } }),
    ...(options && { args: options.args, argTypes: options.argTypes }),
    parameters: {
      island: island?.name,
      controls: { disable: !options },
      docs: { source: { type: 'code', language: 'html', transform: (html: string) => formatHtml(html) } },
    },
    loaders: [
      async ({ globals: { dialect } }) => {
        const isInIt = dialect === 'stirrup' && options;
        const other = isInIt ? undefined : await markupInDialect(island, dialect);
        await openDemoPage(other ? pageOf(dialect) : page, cart);
        prepare?.();
        return { other };
      },
    ],
    render: (given, context) => {
      const args = asked(given);
      const other: string | undefined = context.loaded['other'];
      const html = other ?? withOptions(print(), island?.name ?? '', args, options?.args ?? {});
      void emitTransformCode(html, context);
      return <Stage html={html} islands={islands} />;
    },
    play: async ({ canvasElement, loaded, args }) => {
      const isAsPrinted = !loaded['other'] && JSON.stringify(asked(args)) === JSON.stringify(options?.args ?? {});
      if (isAsPrinted) await play?.(canvasElement);
    },
  };
}

/** Values of controls, with those of a docs page, in whose address Storybook's own parameter refuses most texts. */
function asked(args: Args): Args {
  const json = new URLSearchParams(location.search).get('options');
  return json ? { ...args, ...JSON.parse(json) } : args;
}
