import type { Choice } from '../variation-matching/index-variations.ts';
import { ATTRIBUTE_NAME } from './data-contract.ts';

/** The name of a select's attribute. */
export function attributeOf(select: HTMLSelectElement): string {
  return select.getAttribute(ATTRIBUTE_NAME) || select.name;
}

/** The current choice in selects, one per attribute (woocommerce.md §5.2). */
export function choiceOf(selects: readonly HTMLSelectElement[]): Choice {
  return new Map(selects.map((select) => [attributeOf(select), select.value]));
}
