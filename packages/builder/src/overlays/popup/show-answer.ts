import { fillHtml, insertHtml } from '@stirrup/cms';
import { findPopups } from '../popups/find-popups.ts';
import { QUICK_VIEW } from './contract.ts';
import type { PopupAnswer } from './popup-answer.ts';

/** Puts a response into a popup's box, and adds to the page the popups that it needs and that are missing. */
export function showAnswer(content: Element, { html, styles, popups, contentClasses }: PopupAnswer): void {
  fillHtml(content, html, { styles });
  for (const [id, popup] of Object.entries(popups)) {
    if (findPopups(id).length === 0) insertHtml(document.body, 'beforeend', popup);
  }
  if (!content.matches(QUICK_VIEW.selector) || contentClasses.length === 0) return;
  const kept = QUICK_VIEW.classes.filter((name) => content.classList.contains(name));
  content.className = [...kept, ...contentClasses].join(' ');
  document.body.classList.add(QUICK_VIEW.body);
}
