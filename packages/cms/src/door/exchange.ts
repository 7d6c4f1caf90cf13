import { membersOf, pageRegistry } from '@stirrup/runtime';
import { KEY_ATTRIBUTES, STATE_ATTRIBUTES } from './contract.ts';
import { createStyle } from './create-style.ts';
import { keepFocus } from './keep-focus.ts';
import { keepScroll } from './keep-scroll.ts';
import { mergeNodes } from './merge-nodes.ts';
import type { MergeRules } from './merge-rules.ts';
import { reviveScripts } from './revive-scripts.ts';
import { showLoadedPictures } from './show-loaded-pictures.ts';

/** Options of inserting HTML. */
export interface HtmlOptions {
  /** Runs scripts in the HTML. @default 'inert' */
  readonly scripts?: 'inert' | 'run';
  /** `<style>` elements that belong to the HTML: they come behind it, and leave the page with it. */
  readonly styles?: string;
  /** More attributes that identify items of a list, besides `id` and `data-cart_item_key`. */
  readonly keys?: readonly string[];
  /**
   * `leave` for scroll containers that keep their nodes, and so their position: reading scroll positions forces one
   * layout for each of several exchanges in a row. @default 'keep'
   */
  readonly scroll?: 'keep' | 'leave';
  /** Completes the HTML before it is inserted: text in a live region must not change afterwards. */
  readonly complete?: (content: DocumentFragment) => void;
  /** More attributes of our own state, ignored by the comparison of markup. */
  readonly state?: readonly string[];
  /**
   * `keepInput` of `@stirrup/cms/keep-input`, for HTML that arrives while somebody fills in a form: controls keep the
   * visitor's entries and choices. Without it they show the server's values.
   */
  readonly keep?: (target: Element) => (root: Element | undefined) => void;
}

/** Prepares parsed HTML for insertion. */
export function prepare(fragment: DocumentFragment, { scripts, styles, complete }: HtmlOptions): ChildNode[] {
  complete?.(fragment);
  const style = styles && createStyle(styles);
  if (style) fragment.append(style);
  if (scripts === 'run') reviveScripts(fragment);
  return Array.from(fragment.childNodes);
}

/**
 * Replaces a run of siblings in or around `target` by new nodes, and takes care of islands, focus and scroll positions.
 */
export function exchange(
  target: Element,
  parent: ParentNode & Node,
  present: readonly ChildNode[],
  wanted: readonly ChildNode[],
  { keys = [], state = [], scroll, keep }: HtmlOptions,
): ChildNode[] {
  const registry = pageRegistry();
  const rules: MergeRules = {
    registry,
    keys: [...KEY_ATTRIBUTES, ...keys],
    state: [...STATE_ATTRIBUTES, ...state],
    keepsInput: keep !== undefined,
  };
  showLoadedPictures(present, wanted);
  // Without present nodes nothing is scrolled, and reading positions would force a layout.
  const restoreScroll = scroll === 'leave' || present.length === 0 ? undefined : keepScroll(target);
  const restoreFocus = keepFocus(target, rules);
  const restoreInput = keep?.(target);
  const inserted: Element[] = [];
  const nodes = mergeNodes(parent, present, wanted, present.at(-1)?.nextSibling ?? null, rules, inserted);
  const root = membersOf(target).isConnected ? target : nodes.find((node) => node instanceof Element);
  restoreInput?.(root);
  restoreScroll?.(root);
  restoreFocus(root);
  for (const element of inserted) registry.find(element);
  return nodes;
}
