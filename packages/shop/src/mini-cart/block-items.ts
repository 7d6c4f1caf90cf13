import { text } from '@stirrup/cms';
import { ITEM, OVERLAY, REMOVE_LINK } from './contract.ts';

/**
 * Covers the lines that are being removed, as blockUI does (contracts/woocommerce.md §4.10), and tells assistive
 * technology that they are busy, which blockUI does not. Returns what uncovers them.
 */
export function blockItems(root: HTMLElement, keys: ReadonlySet<string>): () => void {
  const links = [...root.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  const items = links.filter((link) => keys.has(link.dataset['cart_item_key'] ?? '')).map((link) => link.closest(ITEM));
  const undo = items.filter((item) => item instanceof HTMLElement).map(blockItem);
  return () => {
    for (const unblock of undo) unblock();
  };
}

function blockItem(item: HTMLElement): () => void {
  const overlay = document.createElement('div');
  overlay.className = OVERLAY.overlay;
  Object.assign(overlay.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '1000',
    background: 'Canvas',
    opacity: '0.6',
    cursor: 'wait',
  });
  const message = document.createElement('div');
  message.className = OVERLAY.message;
  message.textContent = text('pleaseWait');
  Object.assign(message.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '1011',
    display: 'grid',
    placeContent: 'center',
    color: 'CanvasText',
  });
  const { position } = item.style;
  if (getComputedStyle(item).position === 'static') item.style.position = 'relative';
  item.setAttribute('aria-busy', 'true');
  item.append(overlay, message);
  return () => {
    overlay.remove();
    message.remove();
    item.style.position = position;
    if (item.getAttribute('style') === '') item.removeAttribute('style');
    item.removeAttribute('aria-busy');
  };
}
