import { text } from '@stirrup/cms';
import { withStyle } from '../with-style.ts';
import { ITEM, OVERLAY, REMOVE_LINK } from './contract.ts';

const COVER = 'position:absolute;inset:0;z-index:1000;';

/**
 * Covers the lines that are being removed, as blockUI does (contracts/woocommerce.md §4.10), and tells assistive
 * technology that they are busy, which blockUI does not. Returns what uncovers them.
 */
export function blockItems(root: HTMLElement, keys: ReadonlySet<string>): () => void {
  const links = [...root.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  const gone = links.filter((link) => keys.has(link.dataset['cart_item_key'] ?? ''));
  const undo = gone.map((link) => link.closest<HTMLElement>(ITEM)).map((item) => item && blockItem(item));
  return () => {
    for (const unblock of undo) unblock?.();
  };
}

function blockItem(item: HTMLElement): () => void {
  const covers = [
    cover(OVERLAY.overlay, 'background:Canvas;opacity:.6;cursor:wait', ''),
    cover(OVERLAY.message, 'display:grid;place-content:center;color:CanvasText', text('pleaseWait')),
  ];
  const isStatic = getComputedStyle(item).position === 'static';
  const unplace = isStatic ? withStyle(item, 'position', 'relative') : undefined;
  item.setAttribute('aria-busy', 'true');
  item.append(...covers);
  return () => {
    for (const element of covers) element.remove();
    unplace?.();
    item.removeAttribute('aria-busy');
  };
}

function cover(className: string, style: string, message: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className, textContent: message });
  element.style.cssText = COVER + style;
  return element;
}
