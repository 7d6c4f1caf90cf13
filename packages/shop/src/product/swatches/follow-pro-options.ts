import { PREVIEW_ATTRIBUTE } from '../swatches-plugin/plugin-contract.ts';
import { attributeOf } from '../variation-data/choice-of.ts';
import { selectsOf } from './attribute-selects.ts';
import { PLUGIN, STOCK_TEXT } from './contract.ts';
import { followStock } from './follow-stock.ts';
import { nameGroups } from './name-groups.ts';
import type { SwatchesProps } from './props.ts';
import { shareAddress } from './share-address.ts';
import { showMore } from './show-more.ts';
import { showPreview } from './show-preview.ts';
import { type StockLeft, valueIn } from './swatch.ts';
import type { SwatchList } from './swatch-list.ts';

/** A list and its form. */
interface ListOptions {
  readonly island: SwatchList;
  readonly form: HTMLElement | null;
  readonly select: HTMLSelectElement;
  readonly options: SwatchesProps;
  readonly showLeft: (left: StockLeft) => void;
  /** The visitor made a choice while this file was loading. */
  readonly hasChosen: boolean;
}

/** Features of the plugin's commercial part; pages without them do not load this file. */
export function followProOptions(list: ListOptions): void {
  const { island, form, select, options, showLeft, hasChosen } = list;
  const { element: root, parts, dialect, signal } = island;
  const { showStock, stockThreshold = Number.POSITIVE_INFINITY, linkable, preview } = options;
  if (signal.aborted) return;
  nameGroups(parts, signal);
  showMore(island);
  if (!form) return;
  if (showStock) {
    const values = parts.item.map(valueIn);
    const attribute = STOCK_TEXT[dialect === PLUGIN ? 'plugin' : 'own'];
    const show = (left: StockLeft) => {
      // Styles show an attribute as text; the same text is part of the item's name.
      for (const item of parts.item) {
        const place = parts.stock.find(({ element }) => item.element.contains(element));
        place?.element.setAttribute(attribute, left.get(valueIn(item)) ?? '');
      }
      showLeft(left);
    };
    followStock({ form, select, values, threshold: stockThreshold, hasChosen }, show, signal);
  }
  if (linkable) shareAddress(form, hasChosen, signal);
  if (preview) {
    const [first = select] = selectsOf(form);
    showPreview(form, root.getAttribute(PREVIEW_ATTRIBUTE) || attributeOf(first), signal);
  }
}
