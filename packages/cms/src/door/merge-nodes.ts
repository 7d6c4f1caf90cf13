import { membersOf, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { matchNodes } from './match-nodes.ts';
import type { MergeRules } from './merge-rules.ts';

/**
 * Makes a run of siblings what the server sent, keeping the nodes that did not change: images do not flash, focus and
 * scroll stay, listeners live. Islands in nodes that go are unmounted while they are still in place.
 *
 * @param end The sibling after the run.
 * @param inserted Collects the elements that are new on the page.
 * @returns The nodes that now stand there.
 */
export function mergeNodes(
  parent: ParentNode & Node,
  present: readonly ChildNode[],
  wanted: readonly ChildNode[],
  end: ChildNode | null,
  rules: MergeRules,
  inserted: Element[],
): ChildNode[] {
  const matches = matchNodes(present, wanted, rules);
  const kept = new Set(matches.values());
  for (const node of present) {
    if (kept.has(node)) continue;
    if (node instanceof Element) rules.registry.release(node);
    node.remove();
  }
  let cursor: ChildNode | null = present.find((node) => kept.has(node)) ?? end;
  return wanted.map((node) => {
    const match = matches.get(node);
    const standing = match ?? node;
    if (standing === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(standing, cursor);
    if (match instanceof Element && node instanceof Element) mergeElement(match, node, rules, inserted);
    if (!match && node instanceof Element) inserted.push(node);
    return standing;
  });
}

function mergeElement(present: Element, wanted: Element, rules: MergeRules, inserted: Element[]): void {
  // Matched islands and scripts have the server's markup already.
  if (membersOf(present).hasAttribute(STATE_ATTRIBUTE) || membersOf(present).localName === 'script') return;
  const takeValue = rules.keepsInput ? undefined : valueTaker(present, wanted);
  for (const { name } of Array.from(membersOf(present).attributes)) {
    if (!membersOf(wanted).hasAttribute(name) && !rules.state.includes(name)) membersOf(present).removeAttribute(name);
  }
  for (const attribute of Array.from(membersOf(wanted).attributes)) {
    if (membersOf(present).getAttribute(attribute.name) === attribute.value) continue;
    // The attribute itself moves over: names such as `@click` and `xlink:href` could not be set by name.
    wanted.removeAttributeNode(attribute);
    membersOf(present).setAttributeNode(attribute);
  }
  mergeNodes(
    present,
    Array.from(membersOf(present).childNodes),
    Array.from(membersOf(wanted).childNodes),
    null,
    rules,
    inserted,
  );
  takeValue?.();
}

/**
 * Resets a control to the server's value: a quantity that the server refused must not stay in the field. The value is
 * read at once, for it goes with the attributes that move over.
 */
function valueTaker(present: Element, wanted: Element): (() => void) | undefined {
  if (present instanceof HTMLInputElement && wanted instanceof HTMLInputElement) {
    const { checked, value } = wanted;
    return () => {
      if (present.checked !== checked) present.checked = checked;
      if (present.type === 'file') present.value = '';
      else if (present.value !== value) present.value = value;
    };
  }
  if (present instanceof HTMLSelectElement && wanted instanceof HTMLSelectElement) {
    const { selectedIndex } = wanted;
    return () => {
      if (present.selectedIndex !== selectedIndex) present.selectedIndex = selectedIndex;
    };
  }
  if (!(present instanceof HTMLTextAreaElement)) return undefined;
  return () => {
    if (present.value !== present.defaultValue) present.value = present.defaultValue;
  };
}
