import { membersOf, pageRegistry } from '@stirrup/runtime';
import { KEY_ATTRIBUTES, STATE_ATTRIBUTES } from './contract.ts';
import { insertStyles } from './insert-styles.ts';
import { keepFocus } from './keep-focus.ts';
import { keepScroll } from './keep-scroll.ts';
import { mergeNodes } from './merge-nodes.ts';
import type { MergeRules } from './merge-rules.ts';
import { reviveScripts } from './revive-scripts.ts';
import { showKnown } from './show-known.ts';

/** Options of inserting HTML. */
export interface HtmlOptions {
  /** Whether scripts in the HTML run. @default 'inert' */
  readonly scripts?: 'inert' | 'run';
  /** `<style>` elements that belong to the HTML; they go into the head, each once. */
  readonly styles?: string;
  /** More attributes that tell items of a list apart; `id` and `data-cart_item_key` do already. */
  readonly keys?: readonly string[];
  /**
   * `leave` where what is scrolled keeps its nodes, and so its place: to read what is scrolled lays out the page once for
   * each exchange of several in a row. @default 'keep'
   */
  readonly scroll?: 'keep' | 'leave';
  /** Completes the HTML before it is inserted: text in a live region must not change afterwards. */
  readonly complete?: (content: DocumentFragment) => void;
  /** More attributes that are state of ours, and no part of the markup that is compared. */
  readonly state?: readonly string[];
  /**
   * `keepInput` of `@stirrup/cms/keep-input`, for HTML that comes while somebody fills in a form: controls go on showing
   * what the visitor has entered and chosen. Without it they show what the server says.
   */
  readonly keep?: (target: Element) => (root: Element | undefined) => void;
}

/** Prepares parsed HTML for insertion. */
export function prepare(fragment: DocumentFragment, { scripts, styles, complete }: HtmlOptions): ChildNode[] {
  complete?.(fragment);
  if (styles) insertStyles(styles);
  if (scripts === 'run') reviveScripts(fragment);
  return Array.from(fragment.childNodes);
}

/** Exchanges a run of siblings in or around `target` for new nodes; islands, focus and scroll are seen to. */
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
  showKnown(present, wanted);
  // Without present nodes nothing is scrolled, and asking would force layout.
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
