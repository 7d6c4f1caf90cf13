import { isTab } from '@stirrup/overlays';
import type { IslandDropdown } from './create-dropdown.ts';
import { enterItem, keepCorridor } from './keep-corridor.ts';

/** Keys that move the focus, beside Tab. */
const MOVES = /^(Arrow|Home|End)/;

/** The visits of pointer and focus to an item. */
interface Hover {
  readonly enter: (event: PointerEvent) => void;
  readonly leave: (event: PointerEvent) => void;
  /** Opens for a pointer that came before the island was up; beside a touch screen, once it moves. */
  readonly enterIfInside: () => void;
  /** Closes the submenu if a key takes the focus out of the item. */
  readonly closeOnExit: (event: KeyboardEvent) => void;
}

/** Opens a dropdown for a pointer that hovers over it, and closes it when the pointer, or the focus by keyboard, leaves. */
export function createHover(dropdown: IslandDropdown, content: Element, opensByHover: () => boolean): Hover {
  let stay = () => {};
  const open = () => dropdown.open('hover');
  const isMeant = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && opensByHover();
  const isUsed = () => dropdown.isPinned() || content.contains(document.activeElement);
  const closeUnused = () => {
    if (!isUsed()) dropdown.close();
  };
  const enter = (event: PointerEvent) => {
    stay();
    if (isMeant(event)) stay = enterItem(event, open);
  };
  return {
    enter,
    leave: (event) => {
      stay();
      if (isMeant(event) && dropdown.isOpen() && !isUsed()) stay = keepCorridor(content, event, closeUnused);
    },
    enterIfInside: () => {
      const { element } = dropdown;
      if (!element.matches(':hover')) return;
      // After a tap `:hover` matches as well: the next move of the pointer shows which one it is.
      if (matchMedia('(any-pointer: coarse)').matches) element.addEventListener('pointermove', enter, { once: true });
      else if (opensByHover()) open();
    },
    closeOnExit: (event) => {
      if (!isTab(event) && !MOVES.test(event.key)) return;
      // The key has its effect first.
      setTimeout(() => dropdown.element.contains(document.activeElement) || dropdown.close());
    },
  };
}
