import { defineIsland, pageRegistry, start } from '@stirrup/runtime';
import { islands, shared } from './islands.tsx';

/** The state of a contract test's page. */
interface Snapshot {
  readonly nodes: readonly Node[];
  readonly parents: readonly (Node | null)[];
  readonly html: string;
}

let before: Snapshot | undefined;
let violations = 0;
const failures: string[] = [];
document.addEventListener('securitypolicyviolation', () => {
  violations += 1;
});
document.addEventListener('stirrup:error', ({ detail: { island, phase, error } }) => {
  failures.push(`${island} ${phase}: ${error instanceof Error ? error.message : error}`);
});

function takeSnapshot(): Snapshot {
  const walker = document.createTreeWalker(document);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return { nodes, parents: nodes.map((node) => node.parentNode), html: htmlNow() };
}

/** The document without the runtime's own attributes. */
function htmlNow(): string {
  return document.documentElement.outerHTML.replace(/ data-island-state="[^"]*"/g, '');
}

function startIslands(...names: string[]): Promise<unknown> {
  start(
    ...names.map((name) =>
      defineIsland({
        name,
        selectors: { stirrup: `[data-island~="${name}"]` },
        load: async () => {
          const mount = islands[name];
          if (!mount) throw new Error(`no island ${name}`);
          return { default: mount };
        },
      }),
    ),
  );
  return settled();
}

/** Resolves when no island is starting any more. */
function settled(): Promise<unknown> {
  const isComingUp = document.querySelector('[data-island-state="claimed"], [data-island-state="loading"]');
  const soon = new Promise((resolve) => setTimeout(resolve, 5));
  return isComingUp ? soon.then(settled) : soon;
}

/** Functions that the test calls in the page. */
export const contractPage = {
  islands: startIslands,
  settled,
  remember: () => {
    before = takeSnapshot();
  },
  /** Nodes that were added, removed or moved since `remember()`, as text. */
  changes: (): string[] => {
    const now = takeSnapshot();
    const known = new Map(before?.nodes.map((node, index) => [node, before?.parents[index]]));
    const name = (node: Node) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : `${node.nodeName} ${node.nodeValue}`;
    return [
      ...now.nodes.filter((node) => !known.has(node)).map((node) => `came: ${name(node)}`),
      ...[...known].filter(([node, parent]) => node.parentNode !== parent).map(([node]) => `went: ${name(node)}`),
    ];
  },
  /** True if the markup, including attributes, is the same as at `remember()`. */
  isSameMarkup: () => htmlNow() === before?.html,
  failures: () => failures,
  violations: () => violations,
  release: (selector: string) => {
    const element = document.querySelector(selector);
    if (element) pageRegistry().release(element);
  },
  releaseAll: () => pageRegistry().release(document.documentElement),
  find: () => pageRegistry().find(document),
  share: (value: string) => shared.set(value),
};

declare global {
  var contract: typeof contractPage;
}

globalThis.contract = contractPage;
