import type { Lightbox, LightboxSettings } from './lightbox.ts';
import type { LightboxItem } from './lightbox-item.ts';

/** Titles of the lightbox's buttons, by PhotoSwipe's names of them. @default the site's (`stirrup_texts`), else English */
export type LightboxTitles = {
  readonly [Name in 'closeTitle' | 'zoomTitle' | 'arrowPrevTitle' | 'arrowNextTitle']?: string | undefined;
};

/** A lightbox's place on the page, and how it looks. */
export interface LightboxOptions<Item extends LightboxItem = LightboxItem> {
  /** Gets the focus after closing. */
  readonly opener: HTMLElement;
  /** Gets the focus in the opener's place if this item is shown at the end; undefined if it is out of reach. */
  readonly returnTo?: (item: Item) => HTMLElement | undefined;
  /** Accessible name of the dialog. */
  readonly label: string;
  readonly titles?: LightboxTitles;
  /** Address of the stylesheet; if empty, the one beside the scripts. False if the page has it. */
  readonly styles: string | false;
  readonly settings?: LightboxSettings;
  /** PhotoSwipe, if the page has a copy of its own. */
  readonly library?: unknown;
  /** Adds to the lightbox before it opens; the items are in the order of PhotoSwipe's. */
  readonly prepare?: (lightbox: Lightbox, items: readonly Item[]) => void;
}
