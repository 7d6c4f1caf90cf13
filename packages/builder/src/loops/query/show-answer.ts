import { createStyle, insertHtml, replaceNodes } from '@stirrup/cms';
import { loopPopups, START_COMMENTS, stylesId } from './contract.ts';
import { itemsOf, type Query } from './query.ts';
import type { KeptAnswer } from './shown-pages.ts';

/** The styles of the responses that a loop shows, in their order. */
const shownStyles = new WeakMap<Query, HTMLStyleElement[]>();

/** Adds a response's items behind the shown ones, at the same cost for any number of these. */
export function appendAnswer(query: Query, { html, popups, styles }: KeptAnswer): Element[] {
  const items = insertHtml(query.trail, 'beforebegin', withoutMarks(html));
  if (popups) insertHtml(document.body, 'beforeend', popups);
  addStyle(query, styles);
  return items;
}

/** Replaces the shown items by a response's, with their popups and styles. */
export function replaceByAnswer(query: Query, { html, popups, styles }: KeptAnswer): Element[] {
  const present = itemsOf(query);
  const items =
    present.length > 0
      ? replaceNodes(present, withoutMarks(html))
      : insertHtml(query.trail, 'beforebegin', withoutMarks(html));
  for (const popup of document.querySelectorAll(loopPopups(query.id))) popup.remove();
  if (popups) insertHtml(document.body, 'beforeend', popups);
  // Rules are by position: those for replaced items must not apply to the new ones.
  removeStyles(query);
  addStyle(query, styles, stylesId(query.id));
  return items.filter((node) => node instanceof Element);
}

function withoutMarks(html: string): string {
  return html.trim().replace(START_COMMENTS, '');
}

function addStyle(query: Query, html: string, id = ''): void {
  const present = shownStyles.get(query);
  const style = createStyle(html);
  // Pages without rules of their own repeat those of the one before.
  if (!style || style.textContent === present?.at(-1)?.textContent) return;
  if (id) style.id = id;
  document.body.append(style);
  if (present) {
    present.push(style);
    return;
  }
  shownStyles.set(query, [style]);
  query.signal.addEventListener('abort', () => removeStyles(query));
}

function removeStyles(query: Query): void {
  for (const style of shownStyles.get(query)?.splice(0) ?? []) style.remove();
}
