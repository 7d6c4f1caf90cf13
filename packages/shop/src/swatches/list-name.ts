import { GROUP_NAME } from './contract.ts';

/** What a list is called: what the server says, or the label of its select. */
export function listName(root: Element, select: HTMLSelectElement | undefined): string {
  const label = select?.labels[0]?.textContent ?? select?.getAttribute('aria-label') ?? '';
  return root.getAttribute('aria-label') || label.trim();
}

/** What a group in a list is called; `null` where it has no heading. */
export function groupName(group: Element): string | null {
  return group.parentElement?.querySelector(GROUP_NAME)?.textContent.trim() || null;
}
