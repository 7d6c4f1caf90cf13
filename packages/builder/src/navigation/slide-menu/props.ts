import { boolean, defineProps, number, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

const printed = (key: string) => ({ attribute: 'data-x-slide-menu', key });

/** Options of a slide menu. */
export const slideMenuProps = defineProps(
  {
    /** How long menus take to slide, in ms. */
    slideDuration: number(200, { min: 0, max: 1000 }),
    /** Label of a sub-menu's button, before the name of its link. */
    subMenuAriaLabel: string(),
    /** Sub-menus that lead to the current page are open from the beginning. */
    maybeExpandActive: boolean(),
    /** The same, as later releases of the plugin print it. */
    expandCurrent: boolean(),
    /** Finds what opens and closes the menu; the menu is closed at first then. */
    clickSelector: selector(),
  },
  {
    bricksextras: {
      slideDuration: printed('slideDuration'),
      subMenuAriaLabel: printed('subMenuAriaLabel'),
      maybeExpandActive: printed('maybeExpandActive'),
      clickSelector: printed('clickSelector'),
      expandCurrent: 'data-x-expand-current',
    },
  },
);
