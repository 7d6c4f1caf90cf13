import { isPlainClick } from '@stirrup/runtime';

/**
 * The link that a click follows in this window; undefined if the browser handles the click: a new tab, a download,
 * another frame.
 */
export function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const isHere = link && (!link.target || link.target === '_self') && !link.hasAttribute('download');
  return isHere && link.getAttribute('href') ? link : undefined;
}
