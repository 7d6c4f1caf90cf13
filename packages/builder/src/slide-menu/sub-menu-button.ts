import { parseHtml } from '@stirrup/cms';
import { slideMenuTexts, text } from '@stirrup/cms/texts';
import { keepAttributes } from '../keep-attributes.ts';
import { BUTTON, ICON_CLASS, OWN_ICON, ROW_CLASS } from './contract.ts';

/** What a button belongs to. */
interface ButtonOf {
  readonly link: HTMLElement | undefined;
  readonly subMenu: HTMLElement;
  /** What the CMS calls it; empty for our own word. */
  readonly label: string;
}

/**
 * The button that opens a sub-menu: the printed one, else a new one beside the link. The plugin's script puts it inside
 * the link, where no control may be.
 */
export function findButton(menu: Element, item: Element, of: ButtonOf, signal: AbortSignal): HTMLElement {
  const { link, subMenu, label } = of;
  const printed = [...item.querySelectorAll<HTMLElement>(BUTTON.selector)].find((found) => !subMenu.contains(found));
  const name = [label || text(slideMenuTexts, 'toggleSubMenu'), link?.textContent.trim()].filter(Boolean).join(': ');
  const button = printed ?? addButton(menu, of, signal);
  const restore = keepAttributes(button, ['aria-label', 'aria-expanded']);
  button.setAttribute('aria-label', name);
  signal.addEventListener('abort', restore);
  return button;
}

function addButton(menu: Element, { link, subMenu }: ButtonOf, signal: AbortSignal): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: BUTTON.class });
  button.append(createIcon(menu));
  if (!link) {
    subMenu.before(button);
    signal.addEventListener('abort', () => button.remove());
    return button;
  }
  const row = document.createElement('div');
  row.className = ROW_CLASS;
  row.style.cssText = 'display:grid;grid-template-columns:1fr auto';
  link.before(row);
  row.append(link, button);
  signal.addEventListener('abort', () => row.replaceWith(link));
  return button;
}

const ICON = `<svg class="${ICON_CLASS}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;

function createIcon(menu: Element): DocumentFragment {
  return parseHtml(menu.querySelector(OWN_ICON)?.innerHTML ?? ICON);
}
