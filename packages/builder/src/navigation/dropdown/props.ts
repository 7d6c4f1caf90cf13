import { boolean, choice, defineProps, optional, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';
import { TOGGLE_MODES } from '../menus/dropdown.ts';

/** Options of a dropdown; the builder prints them as our own dialect does (bricks-elements.md §14). */
export const dropdownProps = defineProps({
  /** The way in which the pointer opens it. @default that of the item around it, else `hover` */
  toggle: optional(choice(TOGGLE_MODES, 'hover')),
  /** The submenu pushes down what follows it, and opens by click. */
  static: boolean(),
  /** Text of the Back item of its levels. @default that of the item around it, else `back` */
  backText: string(),
  /** Selects the element whose left edge and width a mega menu takes over. @default the page's body */
  megaMenu: selector(),
  /** Selects the element below which a mega menu begins. @default the item itself */
  megaMenuVertical: selector(),
});
