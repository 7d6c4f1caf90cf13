import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { islands } from '../../packages/stirrup/src/islands.ts';

/** Elements on the page that islands with these names would claim. */
export const roots = (names: readonly string[] = islands.map(({ name }) => name)) => {
  const selectors = islands
    .filter(({ name }) => names.includes(name))
    .flatMap(({ selectors }) => Object.values(selectors).flat());
  return selectors.length === 0 ? [] : [...document.querySelectorAll<HTMLElement>(selectors.join())];
};
/** A node and all its descendants. */
export const nodesIn = (root: Node) => {
  const walker = document.createTreeWalker(root);
  const nodes = [root];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};
/** A node without its content, as text. */
export const describe = (node: Node) =>
  node instanceof Element ? (node.cloneNode() as Element).outerHTML : `${node.nodeName} ${node.textContent}`;
/** The state attribute of an element: the state of the claim that changed last. */
export const stateOf = (element: Element) => element.getAttribute(STATE_ATTRIBUTE);

/** Starts all islands on the page, whatever their strategy, and waits until they have settled. */
export async function bringUp(): Promise<void> {
  pageRegistry().find(document);
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
  await settle();
}

/** Waits long enough for effects, observers and the microtask that releases removed markup. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The claims of an island: an element's state attribute shows one claim, but the element may have several. */
export const claimsOf = (name: string) =>
  roots([name]).flatMap((root) =>
    pageRegistry()
      .claimsOf(root)
      .filter(({ definition }) => definition.name === name),
  );

/**
 * Releases all islands; their markup stays. An element that its island moves back to its printed place is claimed
 * again, asleep, so a second turn releases it.
 */
export async function releaseAll(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const element of document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)) pageRegistry().release(element);
    await settle();
  }
}

/** Focuses a field, because notices do not take the focus, with a `tabindex`, while a visitor is typing. */
export function typeElsewhere(): void {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
}
