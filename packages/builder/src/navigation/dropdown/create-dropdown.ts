import { text } from '@stirrup/cms/texts';
import { type DismissReason, type Overlay, openOverlay } from '@stirrup/overlays';
import { type InferProps, rootSelector } from '@stirrup/runtime';
import type { Dropdown, ToggleMode, Trigger } from '../menus/dropdown.ts';
import { keepOutWhileClosing } from '../menus/keep-out-while-closing.ts';
import { knownDropdowns } from '../menus/known-dropdowns.ts';
import { addBack } from './add-back.ts';
import { LEVEL } from './contract.ts';
import type { DropdownIsland, DropdownState } from './dropdown-island.ts';
import { placing, placingOfMenus } from './placing.ts';
import type { dropdownProps } from './props.ts';
import { dropdownTexts } from './texts.ts';

/** A dropdown as its own island knows it. */
export interface IslandDropdown extends Dropdown {
  readonly isPinned: () => boolean;
  /** Enters it in the page's list of dropdowns. */
  readonly offer: () => void;
}

/**
 * Creates a dropdown for an island.
 *
 * @param show Shows a state at once: a submenu has to be visible before the focus can enter it.
 */
export function createDropdown(
  island: DropdownIsland,
  props: InferProps<typeof dropdownProps>,
  { toggle, content }: { readonly toggle: HTMLElement; readonly content: HTMLElement },
  show: (state: DropdownState) => void,
): IslandDropdown {
  const { element, signal } = island;
  let opening: AbortController | undefined;
  let overlay: Overlay | undefined;
  let letIn = () => {};
  let isPinned = false;
  let isDeeper = false;
  let isPlaced = false;
  let hasBack = false;

  const around = () => dropdownAround(element);
  const isOpen = () => overlay !== undefined;
  const isMultilevel = (): boolean => (island.shows('multilevel') || around()?.isMultilevel()) ?? false;
  const mode = (): ToggleMode =>
    props.static || isMultilevel() ? 'click' : (props.toggle ?? around()?.mode() ?? 'hover');
  // A menu around it may have marked it only after it had read its options.
  const markedText = () => element.closest(`[${LEVEL.backText}]`)?.getAttribute(LEVEL.backText);
  const backText = (): string => props.backText || markedText() || around()?.backText() || text(dropdownTexts, 'back');
  const publish = (isShown: boolean) => {
    isPlaced ||= isShown;
    show({ isOpen: isShown, isActive: isShown && (isMultilevel() ? !isDeeper : isPinned), isPlaced });
  };

  /** Closes it; a focus in this place goes to its button. */
  const closeFrom = (place: Element) => {
    if (!overlay) return;
    for (const inner of shownDropdowns())
      if (inner.element !== element && element.contains(inner.element)) inner.close();
    const hadFocus = place.contains(document.activeElement);
    const closing = overlay;
    overlay = undefined;
    isPinned = false;
    opening?.abort();
    publish(false);
    around()?.setDeeper(false);
    closing.close();
    letIn = keepOutWhileClosing(content);
    if (hadFocus) toggle.focus({ preventScroll: true });
  };
  const close = () => closeFrom(content);
  const dismiss = (reason: DismissReason, { target }: Event) => {
    if (reason === 'outside') {
      for (const other of shownDropdowns())
        if (!(target instanceof Node && other.element.contains(target))) other.close();
      return;
    }
    closeFrom(element);
  };
  const open = (trigger: Trigger) => {
    if (signal.aborted) return;
    isPinned ||= trigger === 'press';
    if (overlay) {
      publish(true);
      return;
    }
    for (const other of shownDropdowns()) if (!other.element.contains(element)) other.close();
    const isDrillDown = isMultilevel();
    if (isDrillDown && !hasBack && around()?.isMultilevel()) {
      hasBack = true;
      addBack(content, backText(), close, signal);
    }
    around()?.setDeeper(true);
    opening = new AbortController();
    letIn();
    publish(true);
    // The focus comes next, and would scroll the page to where the submenu is.
    const level = isDrillDown ? 'multilevel' : around() ? 'deeper' : 'first';
    const { states } = island.names;
    placing.loaded()?.keepPlaced({ ...props, item: element, content, level, states, signal }, opening.signal);
    overlay = openOverlay(content, {
      isModal: false,
      focus: isDrillDown && isPinned ? 'first' : 'none',
      opener: toggle,
      // A hovering pointer must not move the focus.
      leavesFocus: true,
      ignores: (target) => element.contains(target),
      onDismiss: dismiss,
    });
  };

  const dropdown: IslandDropdown = {
    element,
    isOpen,
    isPinned: () => isPinned,
    isMultilevel,
    mode,
    backText,
    open,
    close,
    setDeeper: (isNow) => {
      isDeeper = isNow;
      if (overlay) publish(true);
    },
    offer: () => {
      const known = knownDropdowns();
      known.set(element, dropdown);
      signal.addEventListener('abort', () => {
        known.delete(element);
        opening?.abort();
        overlay?.close();
        letIn();
      });
      const code = placing.loaded();
      if (!code) return;
      placingOfMenus.load().then(({ keepMenuPlaced }) => keepMenuPlaced(element, code, signal), reportError);
    },
  };
  return dropdown;
}

/** The dropdown in whose submenu an item is. */
function dropdownAround(item: Element): Dropdown | undefined {
  const around = item.parentElement?.closest(rootSelector('dropdown'));
  return around ? knownDropdowns().get(around) : undefined;
}

function shownDropdowns(): Dropdown[] {
  return [...knownDropdowns().values()].filter((known) => known.isOpen());
}
