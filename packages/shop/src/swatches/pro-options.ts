import { attributeOf, selectsOf } from './attribute-selects.ts';
import { ITEM_VALUE } from './contract.ts';
import { nameGroups } from './name-groups.ts';
import { PREVIEW_ATTRIBUTE } from './plugin-contract.ts';
import type { SwatchesProps } from './props.ts';
import { shareAddress } from './share-address.ts';
import { showMore } from './show-more.ts';
import { showPreview } from './show-preview.ts';
import { followStock } from './stock-left.ts';
import type { StockLeft } from './swatch.ts';

/** A list and its form. */
interface ListOptions {
  readonly root: HTMLElement;
  readonly form: HTMLElement | null;
  readonly select: HTMLSelectElement;
  readonly parts: readonly { readonly element: HTMLElement }[];
  readonly options: SwatchesProps;
  readonly showLeft: (left: StockLeft) => void;
  /** The visitor has chosen while this file was on its way. */
  readonly hasChosen: boolean;
  readonly signal: AbortSignal;
}

/** Features of the plugin's commercial part; pages without them do not fetch this file. */
export function followProOptions(list: ListOptions): void {
  const { root, form, select, parts, options, showLeft, hasChosen, signal } = list;
  const { showStock, stockThreshold = Number.POSITIVE_INFINITY, linkable, preview } = options;
  if (signal.aborted) return;
  const items = parts.map(({ element }) => element);
  nameGroups(root, signal);
  showMore(root, items, signal);
  if (!form) return;
  if (showStock) {
    const byValue = new Map(items.map((item) => [item.getAttribute(ITEM_VALUE) ?? '', item]));
    followStock({ form, select, items: byValue, threshold: stockThreshold, hasChosen }, showLeft, signal);
  }
  if (linkable) shareAddress(form, hasChosen, signal);
  if (preview) {
    const [first = select] = selectsOf(form);
    showPreview(form, root.getAttribute(PREVIEW_ATTRIBUTE) || attributeOf(first), signal);
  }
}
