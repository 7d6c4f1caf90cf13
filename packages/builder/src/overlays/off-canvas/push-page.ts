import type { OffCanvasProps } from './props.ts';

/** Margins of the pushed page, by the panel that pushes it; the last one applies. */
const margins = new Map<HTMLElement, string>();
let restore: (() => void) | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Pushes the page aside by the size of a panel, in step with it (bricks-elements.md §21).
 *
 * @param isAtOnce The panel is printed open: nothing moves.
 * @returns A function that pulls the page back, in a time given in ms.
 */
export function pushPage(
  panel: HTMLElement,
  direction: OffCanvasProps['direction'],
  isAtOnce: boolean,
): (duration?: number) => void {
  const { body } = document;
  const { style } = body;
  const { margin, transition, overflowX } = style;
  clearTimeout(ending);
  restore ??= () => {
    restore = undefined;
    // `hidden` comes from a scroll lock then, not from the page itself.
    Object.assign(style, { margin, transition, overflowX: overflowX === 'hidden' ? '' : overflowX });
  };
  const isVertical = direction === 'top' || direction === 'bottom';
  style.transition = isAtOnce ? 'none' : getComputedStyle(panel).transition.replaceAll('transform', 'margin');
  if (margins.size === 0) style.margin = '0';
  if (!isVertical) style.overflowX = 'hidden';
  // The starting point has to be rendered before it changes.
  body.getBoundingClientRect();
  margins.set(panel, marginOf(panel, direction));
  apply(style);
  return (duration = 0) => {
    if (!margins.delete(panel)) return;
    apply(style);
    if (margins.size === 0) ending = setTimeout(() => restore?.(), duration);
  };
}

function apply(style: CSSStyleDeclaration): void {
  style.margin = [...margins.values()].at(-1) ?? '0';
}

function marginOf({ offsetWidth, offsetHeight }: HTMLElement, direction: OffCanvasProps['direction']): string {
  const isRightToLeft = getComputedStyle(document.body).direction === 'rtl';
  switch (direction) {
    case 'top':
      return `${offsetHeight}px 0 0`;
    case 'bottom':
      return `${-offsetHeight}px 0 0`;
    case 'left':
      return isRightToLeft ? `0 ${-offsetWidth}px 0 0` : `0 0 0 ${offsetWidth}px`;
    case 'right':
      return isRightToLeft ? `0 ${offsetWidth}px 0 0` : `0 0 0 ${-offsetWidth}px`;
  }
}
