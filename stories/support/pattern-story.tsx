import type { StoryObj } from '@storybook/react-vite';
import { emitTransformCode } from 'storybook/preview-api';
import { formatHtml } from '../../fixtures/examples/format-html.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { openDemoPage } from './open-demo-page.ts';
import { allReady } from './play.ts';
import { Stage } from './stage.tsx';

/** Options of a story of a whole page. */
interface PatternStory {
  /** Path in the demo shop, with its parameters. */
  readonly page: string;
  /** Initial content of the visitor's cart: quantities by product. */
  readonly cart?: Readonly<Record<string, number>>;
  /** Brings several islands together into the state that the story is named after. */
  readonly play?: (canvas: HTMLElement) => Promise<void>;
  /** Reading direction of the page. @default 'ltr', or what the toolbar says */
  readonly direction?: 'rtl';
}

/** A page of the demo shop as it is, with all islands: the way in which they work together. */
export function patternStory({ page, cart = {}, play, direction }: PatternStory): StoryObj {
  return {
    ...(direction && { globals: { direction } }),
    parameters: {
      layout: 'fullscreen',
      docs: { source: { type: 'code', language: 'html', transform: (html: string) => formatHtml(html) } },
    },
    loaders: [
      async () => {
        const { body } = await openDemoPage(page, cart);
        // Its settings are on the page already; and skip links are for a page that begins with them.
        for (const other of body.querySelectorAll('script:not([type]), .skip-link')) other.remove();
        return { html: body.innerHTML };
      },
    ],
    render: (_, context) => {
      const html: string = context.loaded['html'];
      void emitTransformCode(html, context);
      return <Stage html={html} islands={islands} isPage />;
    },
    play: async ({ canvasElement }) => {
      await allReady(canvasElement);
      await play?.(canvasElement);
    },
  };
}
