import { membersOf, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { keyOf, type MergeRules } from './merge-rules.ts';
import { haveSameAttributes, isSameMarkup } from './same-markup.ts';

/** Attributes that Trusted Types guards: an element with changed handlers is replaced, not updated. */
const GUARDED_ATTRIBUTE = /^(on|srcdoc$)/;

/**
 * Finds, for each node from the server, the node of the page that can be reused: first by key, then by equality, last
 * by likeness (same tag, same attributes). Does not change the DOM.
 */
export function matchNodes(
  present: readonly ChildNode[],
  wanted: readonly ChildNode[],
  rules: MergeRules,
): Map<ChildNode, ChildNode> {
  const matches = new Map<ChildNode, ChildNode>();
  const rest = new Set(present);
  const keys = new Map<ChildNode, string | undefined>();
  const byKey = new Map<string, Element>();
  for (const node of [...present, ...wanted]) if (node instanceof Element) keys.set(node, keyOf(node, rules));
  for (const node of present) {
    const key = keys.get(node);
    if (key && node instanceof Element && !byKey.has(key)) byKey.set(key, node);
  }
  const match = (node: ChildNode, candidate: ChildNode | undefined) => {
    if (!candidate || !rest.delete(candidate)) return;
    matches.set(node, candidate);
  };

  for (const node of wanted) {
    const candidate = byKey.get(keys.get(node) ?? '');
    if (candidate && node instanceof Element && canBecome(candidate, node, rules)) match(node, candidate);
  }
  for (const node of wanted) {
    if (!matches.has(node))
      match(
        node,
        find(rest, (candidate) => candidate.isEqualNode(node)),
      );
  }
  for (const node of wanted) {
    if (matches.has(node) || !(node instanceof Element)) continue;
    const key = keys.get(node);
    const isAlike = (candidate: ChildNode) =>
      candidate instanceof Element &&
      // A row must not become another row: its state would belong to the wrong one.
      (!key || !keys.get(candidate) || key === keys.get(candidate)) &&
      haveSameAttributes(candidate, node, rules) &&
      canBecome(candidate, node, rules);
    match(node, find(rest, isAlike));
  }
  return matches;
}

/** True if `present` can be updated to `wanted` without being replaced. */
function canBecome(present: Element, wanted: Element, rules: MergeRules): boolean {
  const [own, next] = [membersOf(present), membersOf(wanted)];
  if (own.nodeName !== next.nodeName || own.namespaceURI !== next.namespaceURI) return false;
  // Markup that an island has changed is kept whole, or replaced.
  if (own.hasAttribute(STATE_ATTRIBUTE)) return isSameMarkup(present, wanted, rules);
  // Neither equality nor this merge looks into the content of a template.
  if (own.localName === 'template') return false;
  // A script that has run stays unchanged.
  if (own.localName === 'script') return own.isEqualNode(wanted);
  return (
    haveSameAttributes(present, wanted, rules) || !next.getAttributeNames().some((name) => GUARDED_ATTRIBUTE.test(name))
  );
}

function find<T>(items: Iterable<T>, test: (item: T) => boolean): T | undefined {
  for (const item of items) if (test(item)) return item;
  return undefined;
}
