import { isOpen, type SlideOptions, slide, stopSlide } from '@stirrup/overlays/slide';
import { isPlaceLink } from '../address/is-place-link.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { LINK, SUB_MENU } from './contract.ts';
import { findButton } from './sub-menu-button.ts';

/** An item with a sub-menu. */
export interface Dropdown {
  readonly item: Element;
  readonly button: HTMLElement;
  readonly subMenu: HTMLElement;
  readonly isOpen: () => boolean;
  /** Slides the sub-menu; opening shuts those beside it, and what is open inside of them stays so. */
  readonly show: (isOpening: boolean, duration?: number) => void;
}

/**
 * The sub-menus of a menu, each with its button, outermost first.
 *
 * @param label What the CMS calls the buttons; empty for our own word.
 */
export function createDropdowns(
  menu: HTMLElement,
  label: string,
  options: SlideOptions,
  signal: AbortSignal,
): readonly Dropdown[] {
  const dropdowns: Dropdown[] = [];
  for (const item of menu.querySelectorAll('li')) {
    const subMenu = [...item.children].find((child) => child.matches(SUB_MENU));
    if (!(subMenu instanceof HTMLElement)) continue;
    const link = [...item.querySelectorAll<HTMLElement>(LINK)].find((found) => !subMenu.contains(found));
    const restores = [keepAttributes(subMenu, ['style', 'hidden']), link && keepAttributes(link, ['aria-expanded'])];
    const button = findButton(menu, item, { link, subMenu, label }, signal);
    const show = (isOpening: boolean, duration = options.duration) => {
      button.setAttribute('aria-expanded', String(isOpening));
      // Such a link does the same, see below.
      if (link && isPlaceLink(link)) link.setAttribute('aria-expanded', String(isOpening));
      slide(subMenu, isOpening, { ...options, duration });
      if (!isOpening) return;
      for (const other of dropdowns) {
        if (other.item !== item && other.item.parentElement === item.parentElement) other.show(false);
      }
    };
    dropdowns.push({ item, button, subMenu, show, isOpen: () => isOpen(subMenu) });
    show(false, 0);
    signal.addEventListener('abort', () => {
      stopSlide(subMenu);
      for (const restore of restores) restore?.();
    });
  }
  menu.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const dropdown = dropdowns.find(({ item, subMenu }) => item.contains(target) && !subMenu.contains(target));
      const isButton = dropdown?.button.contains(target);
      // A link that only leads to a place on this page has nothing else to do than to open its sub-menu.
      if (!dropdown || (!isButton && !isPlaceLink(target.closest(LINK)))) return;
      event.preventDefault();
      dropdown.show(!dropdown.isOpen());
    },
    { signal },
  );
  return dropdowns;
}
