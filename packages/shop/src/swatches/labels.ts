import { GROUP_NAME } from './contract.ts';
import { attributeOf } from './find-select.ts';

/** What an attribute is called, by its select's label. */
export function attributeLabel(select: HTMLSelectElement): string {
  return select.labels[0]?.textContent.trim() || attributeOf(select);
}

/** What a group in a list is called; `null` where it has no heading. */
export function groupName(group: Element): string | null {
  return group.parentElement?.querySelector(GROUP_NAME)?.textContent.trim() || null;
}
