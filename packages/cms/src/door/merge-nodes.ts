import { membersOf, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { matchNodes } from './match-nodes.ts';
import type { MergeRules } from './merge-rules.ts';

/**
 * Updates a run of siblings to the server's nodes, keeping unchanged nodes: images do not flash, focus and scroll
 * positions stay, and listeners remain. Islands in removed nodes are unmounted while these are still in place.
 *
 * @param end The sibling after the run.
 * @param inserted Collects the elements that are new on the page.
 * @returns The nodes of the updated run.
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
  const [own, next] = [membersOf(present), membersOf(wanted)];
  // Matched islands and scripts already have the server's markup.
  if (own.hasAttribute(STATE_ATTRIBUTE) || own.localName === 'script') return;
  const takeValue = rules.keepsInput ? undefined : valueTaker(present, wanted);
  for (const { name } of Array.from(own.attributes)) {
    if (!next.hasAttribute(name) && !rules.state.includes(name)) own.removeAttribute(name);
  }
  for (const attribute of Array.from(next.attributes)) {
    if (own.getAttribute(attribute.name) === attribute.value) continue;
    // The attribute node itself is moved: names such as `@click` and `xlink:href` could not be set by name.
    wanted.removeAttributeNode(attribute);
    own.setAttributeNode(attribute);
  }
  mergeNodes(present, Array.from(own.childNodes), Array.from(next.childNodes), null, rules, inserted);
  takeValue?.();
}

/**
 * Resets a control to the server's value: a quantity that the server refused must not stay in the field. The value is
 * read first, because it changes with the attributes.
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
    // There may be several.
    const chosen = [...wanted.options].map(({ selected }) => selected);
    return () => {
      for (const [index, option] of [...present.options].entries()) {
        if (option.selected !== chosen[index]) option.selected = chosen[index] === true;
      }
    };
  }
  if (!(present instanceof HTMLTextAreaElement)) return undefined;
  return () => {
    if (present.value !== present.defaultValue) present.value = present.defaultValue;
  };
}
