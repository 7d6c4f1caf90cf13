import { insertHtml, insertStyles, parseHtml, replaceNodes } from '@stirrup/cms';
import { loopPopups, START_COMMENTS, stylesId } from './contract.ts';
import { itemsOf, type Query } from './query.ts';
import type { KeptAnswer } from './shown-pages.ts';

/** Adds a response's items behind the shown ones, at the same cost for any number of these. */
export function appendAnswer({ trail }: Query, { html, popups, styles }: KeptAnswer): Element[] {
  const items = insertHtml(trail, 'beforebegin', withoutMarks(html));
  if (popups) insertHtml(document.body, 'beforeend', popups);
  insertStyles(styles);
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
  showStyles(query.id, styles);
  return items.filter((node) => node instanceof Element);
}

function withoutMarks(html: string): string {
  return html.trim().replace(START_COMMENTS, '');
}

/** Styles of replaced items must not apply to the new ones. */
function showStyles(queryId: string, html: string): void {
  const id = stylesId(queryId);
  const rules = [...parseHtml(html).querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const present = document.getElementById(id);
  const style = present ?? Object.assign(document.createElement('style'), { id });
  style.textContent = rules;
  if (present) return;
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  if (nonce) style.nonce = nonce;
  document.body.append(style);
}
