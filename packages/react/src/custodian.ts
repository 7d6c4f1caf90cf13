import { membersOf } from '@stirrup/runtime';
import { asContainer } from './as-container.ts';

/**
 * Lets React hydrate exactly one element, without a wrapper around it and without ever losing its markup.
 *
 * React hydrates the children of a container, listens on it, and empties it when something fails or unmounts. A
 * custodian is a container that exists in no document: its only child is the island's element, and it refuses every
 * request to remove or replace it. So several islands can share a parent or even an element, and the markup of the CMS
 * survives a crash, a mismatch and an unmount (react-and-foreign-markup.md §4.3, measured with React 18.3 to 19.3;
 * `e2e/react/custodian.e2e.ts` holds that contract against each of them). React's listeners are not attached at all, because
 * parts listen for themselves: see `part-events.ts`.
 *
 * What breaks if you simplify this:
 * - with the real parent as container there is one root per parent, whitespace before the element is a mismatch, and
 *   a failed hydration or an unmount empties the parent;
 * - with `removeChild` or `textContent` that act, `unmount()` and every error remove the markup;
 * - with `appendChild` that acts, a mismatch swaps the CMS's nodes for React's and foreign listeners are gone;
 * - with `addEventListener` that acts, every island costs 142 listeners that nobody uses.
 *
 * @param refused called when React tries to insert nodes of its own in place of the element.
 */
export function createCustodian(element: HTMLElement, refused: () => void): Element {
  const refuse = <T>(node: T): T => {
    refused();
    return node;
  };
  return asContainer({
    nodeType: Node.ELEMENT_NODE,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: membersOf(element).namespaceURI,
    ownerDocument: membersOf(element).ownerDocument,
    firstChild: element,
    lastChild: element,
    get parentNode() {
      return membersOf(element).parentNode;
    },
    addEventListener() {
      // Parts listen for events themselves.
    },
    get textContent() {
      return membersOf(element).textContent;
    },
    set textContent(_text: string | null) {
      // React empties a container before it renders anew.
    },
    removeChild: <T>(node: T): T => node,
    appendChild: refuse,
    insertBefore: refuse,
  });
}
