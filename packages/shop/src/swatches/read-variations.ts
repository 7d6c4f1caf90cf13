import { FORM } from './contract.ts';

/** What the form's list tells of one variation; what is missing counts for nothing (§1.11, woocommerce §5.4). */
export interface PrintedVariation {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly is_in_stock?: unknown;
  readonly max_qty?: unknown;
  readonly variation_stock_left?: unknown;
}

const lists = new WeakMap<Element, readonly PrintedVariation[]>();

/** The variations printed in a form, parsed once for all of its lists; none where they are asked for one by one. */
export function readVariations(form: HTMLElement): readonly PrintedVariation[] {
  const list = lists.get(form) ?? parse(form.getAttribute(FORM.variations));
  lists.set(form, list);
  return list;
}

function parse(json: string | null): readonly PrintedVariation[] {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list) ? list.filter(isPrinted) : [];
  } catch {
    return [];
  }
}

function isPrinted(value: unknown): value is PrintedVariation {
  return typeof value === 'object' && value !== null && 'attributes' in value && value.attributes instanceof Object;
}
