import { type Contract, defineContract } from '@stirrup/runtime';

type PanelPart = 'toggle' | 'link' | 'panel';

/** Selectors of one panel's parts, by dialect. */
interface PanelNames {
  readonly bricks: Readonly<Record<PanelPart, string>>;
  /** The shop prints the panel after the island. */
  readonly woocommerce: { readonly toggle: string };
}

/** Declares the names of a panel's parts (woocommerce.md §3.11, bricks-dynamic.md §8.6). */
export function definePanelContract({ bricks, woocommerce }: PanelNames): Contract<PanelPart, never> {
  return defineContract({
    parts: [
      /** Opens and closes the panel; the builder may print a panel without one. */
      'toggle',
      /** A link in the builder's toggle, hidden from screen readers: it must not be a control inside a control. */
      'link',
      /** Holds the fields and the button. */
      'panel',
    ],
    dialects: {
      stirrup: { parts: { toggle: '[data-part="toggle"]', panel: '[data-part="panel"]' } },
      bricks: { parts: bricks },
      woocommerce: { parts: woocommerce },
    },
  });
}
