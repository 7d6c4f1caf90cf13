import { boolean, choice, defineProps, optional, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';
import { TOGGLE_MODES } from '../menus/dropdown.ts';

/** Options of a dropdown. */
export const dropdownProps = defineProps(
  {
    /** The way in which the pointer opens it. Defaults to that of the item around it, otherwise to `hover`. */
    toggle: optional(choice(TOGGLE_MODES, 'hover')),
    /** The submenu pushes down what follows it, and opens by click. */
    static: boolean(),
    /** Text of the Back item of its levels. Defaults to that of the item around it. */
    backText: string(),
    /** Selects the element whose left edge and width a mega menu takes over. Defaults to the page's body. */
    megaMenu: selector(),
    /** Selects the element below which a mega menu begins. Defaults to the item itself. */
    megaMenuVertical: selector(),
  },
  {
    bricks: {
      toggle: 'data-toggle',
      static: 'data-static',
      backText: 'data-back-text',
      megaMenu: 'data-mega-menu',
      megaMenuVertical: 'data-mega-menu-vertical',
    },
  },
);
