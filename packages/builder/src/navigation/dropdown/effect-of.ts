import type { ToggleMode } from '../menus/dropdown.ts';

/** The facts on which the effect of a click on an item's row depends. */
interface Pressed {
  readonly mode: ToggleMode;
  readonly isOpen: boolean;
  /** Open until it is pressed again, and not only while the pointer is there. */
  readonly isPinned: boolean;
  /** In a drawer the whole row opens the submenu. */
  readonly isInDrawer: boolean;
  readonly toggle: Element;
}

/** The effect of a click on an item's row. */
interface Effect {
  /** Opens or closes the submenu; undefined if it stays as it is. */
  readonly opens?: boolean;
  /** Takes the place of following the row's link. */
  readonly isConsumed?: boolean;
}

/**
 * The effect of a click on an item's row (bricks-elements.md §15). By pointer, `hover` leaves links alone; `click` and
 * `both` open, keep open and close. Where nothing can hover, and in a drawer, the first tap opens and the second follows
 * the link. By keyboard, the button opens and closes and links are followed.
 */
export function effectOf(event: MouseEvent, { mode, isOpen, isPinned, isInDrawer, toggle }: Pressed): Effect {
  const { target } = event;
  if (!(target instanceof Element)) return {};
  const link = target.closest('a[href]');
  const isOnToggle = toggle.contains(target);
  const leadsNowhere = link?.getAttribute('href') === '#';
  // Keys and assistive technology click without a pointer.
  if (event.detail === 0 && !isTouch(event)) return isOnToggle || leadsNowhere ? { opens: !isOpen } : {};
  const isByTap = isInDrawer || isTouch(event);
  if (mode === 'hover' && !isByTap) return isOnToggle && !isOpen ? { opens: true } : {};
  const opens = !(isOpen && (isPinned || isByTap));
  return { opens, isConsumed: isByTap && opens && link !== null };
}

function isTouch(event: MouseEvent): boolean {
  if (event instanceof PointerEvent && /^(touch|mouse)$/.test(event.pointerType)) return event.pointerType === 'touch';
  // Clicks of Firefox before 129 and of Safari before 18.4 name no pointer.
  return event.detail > 0 && matchMedia('(any-hover: none)').matches;
}
