import { text } from '@stirrup/cms/texts';
import { onePageNavigationTexts } from './texts.ts';

const NAVIGATION = 'nav, [role="navigation"]';

/**
 * Puts a list that stands outside of any navigation into one, so that screen readers find it by its name, until the
 * signal aborts. A list itself cannot be a navigation: it would be no list then.
 */
export function wrapInLandmark(list: HTMLElement, signal: AbortSignal): void {
  // A moved link loses the focus: a visitor who is in the list already does without.
  if (list.closest(NAVIGATION) || list.querySelector(':focus')) return;
  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', text(onePageNavigationTexts, 'pageSections'));
  // Without a box of its own: in a page that is a grid, each child has a cell.
  nav.style.display = 'contents';
  list.before(nav);
  nav.append(list);
  // Whatever else stands in it by then stays on the page.
  signal.addEventListener('abort', () => nav.replaceWith(...nav.childNodes));
}
