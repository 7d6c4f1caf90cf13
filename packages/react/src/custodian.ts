/**
 * Event types that reach React: those the `on…` handlers of a {@link PartBinding} can use. React asks for 88 types on
 * every root; forwarding the few that islands use makes a hundred roots four times as fast to create.
 */
const FORWARDED: ReadonlySet<string> = new Set([
  'click',
  'submit',
  'input',
  'change',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'mouseover',
  'mouseout',
  'pointerdown',
  'pointerup',
]);

/** Stands in for the React container of one element. */
export interface Custodian {
  readonly container: Element;
  /** Whether React gave up the server's markup and tried to put its own in place. */
  readonly hasRefused: () => boolean;
}

/**
 * Lets React hydrate exactly one element, without a wrapper around it and without ever losing its markup.
 *
 * React hydrates the children of a container, listens on it, and empties it when something fails or unmounts. A
 * custodian is a container that exists in no document: its only child is the island's element, its listeners land on
 * that element, and it refuses every request to remove or replace it. So several islands can share a parent, and the
 * markup of the CMS survives a crash, a mismatch and an unmount (references/island-architecture.md §5, measured with
 * React 18.3 to 19.3; `custodian.e2e.ts` holds that contract against each of them).
 *
 * What breaks if you simplify this:
 * - with the real parent as container there is one root per parent, whitespace before the element is a mismatch, and
 *   a failed hydration or an unmount empties the parent;
 * - with a `parentNode` that does not forward, events stop climbing from nested islands to outer ones;
 * - with `removeChild` or `textContent` that act, `unmount()` and every error take the markup away;
 * - with `appendChild` that acts, a mismatch swaps the CMS's nodes for React's and foreign listeners are gone.
 */
export function createCustodian(element: HTMLElement): Custodian {
  let isRefused = false;
  const refuse = <T>(node: T): T => {
    isRefused = true;
    return node;
  };
  const custodian = {
    nodeType: Node.ELEMENT_NODE,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: element.namespaceURI,
    ownerDocument: element.ownerDocument,
    firstChild: element,
    lastChild: element,
    get parentNode() {
      return element.parentNode;
    },
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) {
      if (FORWARDED.has(type)) element.addEventListener(type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions | boolean) {
      element.removeEventListener(type, listener, options);
    },
    get textContent() {
      return element.textContent;
    },
    set textContent(_text: string | null) {
      // React empties a container before it renders anew.
    },
    contains: (node: Node | null) => element.contains(node),
    removeChild: <T>(node: T): T => node,
    appendChild: refuse,
    insertBefore: refuse,
  };
  if (!isContainer(custodian)) throw new Error('Stirrup: React no longer accepts a custodian as its container.');
  return { container: custodian, hasRefused: () => isRefused };
}

/** The check that React itself makes on a container. */
function isContainer(candidate: object): candidate is Element {
  return 'nodeType' in candidate && candidate.nodeType === Node.ELEMENT_NODE;
}
