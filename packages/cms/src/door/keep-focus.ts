import { membersOf, READY_EVENT } from '@stirrup/runtime';
import { type Anchor, anchorOf, followAnchor } from './focus-anchor.ts';
import type { MergeRules } from './merge-rules.ts';
import { followPath, pathTo } from './node-path.ts';

/**
 * Remembers which control of an element has the focus, and its caret. Returns a function that restores both on the
 * control's successor: the same node, or the one with the same id, name, key or position. If a row has gone, the row
 * that moved up is focused: a visitor who removes rows by keyboard is not thrown to the top (the stock script's fault:
 * woocommerce.md §7.2).
 */
export function keepFocus(target: Element, rules: MergeRules): (root: Element | undefined) => void {
  const page = membersOf(target).ownerDocument;
  const { activeElement } = page;
  if (!(activeElement instanceof HTMLElement) || !membersOf(target).contains(activeElement)) return () => {};

  const { id } = activeElement;
  const name = activeElement.getAttribute('name');
  const place = name ? named(target, name).indexOf(activeElement) : -1;
  const anchor = anchorOf(target, activeElement, rules);
  const path = pathTo(target, activeElement);
  const caret = caretOf(activeElement);

  return (root) => {
    const successor = activeElement.isConnected ? activeElement : root && findSuccessor(root);
    if (!(successor instanceof HTMLElement)) return;
    const focus = () => successor.focus({ preventScroll: true });
    if (page.activeElement !== successor) focus();
    if (page.activeElement === page.body) whenReady(page, successor, focus);
    if (caret && isText(successor) && successor.selectionStart !== null) successor.setSelectionRange(...caret);
  };

  function findSuccessor(root: Element): Element | undefined {
    const byId = id ? page.getElementById(id) : null;
    if (byId) return byId;
    const byName = name ? named(root, name)[place] : undefined;
    return byName ?? followKeyOrPath(root, anchor);
  }

  function followKeyOrPath(root: Element, known: Anchor | undefined): Element | undefined {
    if (known) return followAnchor(root, known);
    const successor = followPath(root, path);
    return successor?.nodeName === activeElement?.nodeName ? successor : undefined;
  }
}

/** Acts as soon as the island around a control is ready, which makes it one: the server does not. Ends when the visitor goes on. */
function whenReady(page: Document, control: Element, act: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  for (const type of ['focusin', 'keydown', 'pointerdown']) page.addEventListener(type, end, { capture: true, signal });
  const settle = ({ target }: Event) => {
    if (target instanceof Element && target.contains(control)) act();
    // Of an outer island, which leaves it as it is, or of its own.
    if (page.activeElement === control) end();
  };
  page.addEventListener(READY_EVENT, settle, { signal });
}

function named(root: Element, name: string): Element[] {
  return Array.from(membersOf(root).querySelectorAll(`[name="${CSS.escape(name)}"]`));
}

type Caret = [start: number, end: number, direction: 'forward' | 'backward' | 'none'];

function caretOf(element: HTMLElement): Caret | undefined {
  if (!isText(element)) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
  // Number, e-mail and date fields do not expose their caret.
  return start === null || end === null ? undefined : [start, end, direction ?? 'none'];
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
