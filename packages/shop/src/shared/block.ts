import { membersOf } from '@stirrup/runtime';
import { keepStyle } from './keep-style.ts';

/** Classes of the cover (woocommerce.md §4.10). */
const OVERLAY = { overlay: 'blockUI blockOverlay', message: 'blockUI blockMsg blockElement' } as const;

const COVER = 'position:absolute;inset:0;z-index:1000;';

/**
 * Covers an area that waits for an answer, as blockUI does, and marks it as busy for assistive technology, which
 * blockUI does not. Returns a function that uncovers it.
 *
 * @param message Shown on the cover.
 */
export function block(area: HTMLElement, message = ''): () => void {
  const covers = [cover(OVERLAY.overlay, 'background:Canvas;opacity:.6;cursor:wait', '')];
  if (message) covers.push(cover(OVERLAY.message, 'display:grid;place-content:center;color:CanvasText', message));
  const isStatic = getComputedStyle(area).position === 'static';
  const unplace = isStatic ? keepStyle(area, { position: 'relative' }) : undefined;
  membersOf(area).setAttribute('aria-busy', 'true');
  membersOf(area).append(...covers);
  return () => {
    for (const element of covers) element.remove();
    unplace?.();
    membersOf(area).removeAttribute('aria-busy');
  };
}

function cover(className: string, style: string, message: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className, textContent: message });
  element.style.cssText = COVER + style;
  return element;
}
