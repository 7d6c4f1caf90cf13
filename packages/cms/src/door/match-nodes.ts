import { membersOf, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { attributesOf } from './attributes-of.ts';
import { keyOf, type MergeRules } from './merge-rules.ts';
import { isSameMarkup } from './same-markup.ts';

/** Attributes that Trusted Types guards: an element with changed handlers is replaced, not updated. */
const GUARDED_ATTRIBUTE = /^(on|srcdoc$)/;

/** Elements that are kept as they are, or replaced. */
const WHOLE = `[${STATE_ATTRIBUTE}],script,template`;

/** Tells pictures in a list from each other, which have no text. */
const LINK = '[href],[src]';

/**
 * Finds, for each node from the server, the node of the page that can be reused: first by equality, then by key, last
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
  for (const node of [...present, ...wanted]) if (node instanceof Element) keys.set(node, keyOf(node, rules));

  /** Compares nodes only that have a trait in common: 500 items with 500 others would take half a second. */
  const matchBy = (
    traitOf: (node: ChildNode) => string | undefined,
    fits: (candidate: ChildNode, node: ChildNode) => boolean,
  ) => {
    const groups = new Map<string, Set<ChildNode>>();
    for (const node of rest) {
      const trait = traitOf(node);
      if (trait) groups.set(trait, (groups.get(trait) ?? new Set()).add(node));
    }
    for (const node of wanted) {
      if (matches.has(node)) continue;
      const group = groups.get(traitOf(node) ?? '');
      for (const candidate of group ?? []) {
        if (!fits(candidate, node)) continue;
        matches.set(node, candidate);
        rest.delete(candidate);
        group?.delete(candidate);
        break;
      }
    }
  };
  const canUpdate = (candidate: ChildNode, node: ChildNode) =>
    candidate instanceof Element && node instanceof Element && canBecome(candidate, node, rules);

  matchBy(
    (node) => {
      const { nodeName, textContent } = membersOf(node);
      const link = node instanceof Element && membersOf(node).querySelector(LINK);
      return nodeName + textContent + (link ? attributesOf(link, rules) : '');
    },
    (candidate, node) => candidate.isEqualNode(node) || (isWhole(candidate) && canUpdate(candidate, node)),
  );
  // Behind equality, because several may have one key, such as the radio buttons of a name.
  matchBy((node) => keys.get(node), canUpdate);
  matchBy(
    (node) => (node instanceof Element && !isWhole(node) ? attributesOf(node, rules) : undefined),
    (candidate, node) => {
      const [own, next] = [keys.get(candidate), keys.get(node)];
      // A row must not become another row: its state would belong to the wrong one.
      return (!own || !next || own === next) && canUpdate(candidate, node);
    },
  );
  return matches;
}

function isWhole(node: ChildNode): boolean {
  return node instanceof Element && membersOf(node).matches(WHOLE);
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
    attributesOf(present, rules) === attributesOf(wanted, rules) ||
    !next.getAttributeNames().some((name) => GUARDED_ATTRIBUTE.test(name))
  );
}
