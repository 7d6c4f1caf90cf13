import { createElement, type ReactElement } from 'react';

/** A single object for the page's whole life: React 19.0 to 19.2 reassign `innerHTML` for a new one. */
const LEFT_ALONE = { __html: '' } as const;

const leaves = new Map<string, ReactElement>();

/**
 * The React element for a subtree that React has to leave alone; one per tag name, used wherever that tag occurs.
 *
 * The tag is written in upper case. React compares names regardless of case while it hydrates, but gives special
 * treatment (hoisting `<title>`, `<meta>` and `<link>`, controlling `<input>`, emptying `<textarea>`) to lower-case
 * names only. The empty HTML is never assigned: hydration keeps the printed markup, and nothing is created later.
 *
 * What breaks if you simplify this:
 * - a lower-case tag makes React hoist metadata out of place, uncheck boxes and wipe textareas;
 * - a fresh `{ __html }` object per render recreates all inner nodes in React 19.0 to 19.2;
 * - without `suppressHydrationWarning` a development build assigns `innerHTML`, which strict Trusted Types forbid.
 */
export function opaqueLeaf(tagName: string): ReactElement {
  let leaf = leaves.get(tagName);
  if (!leaf) {
    leaf = createElement(tagName.toUpperCase(), {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: LEFT_ALONE,
    });
    leaves.set(tagName, leaf);
  }
  return leaf;
}
