import { boolean, defineProps, number, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

const printed = (key: string) => ({ attribute: 'data-x-slide-menu', key });

/** Options of a slide menu. */
export const slideMenuProps = defineProps(
  {
    /** Duration of a slide, in ms. */
    slideDuration: number(200, { min: 0, max: 1000 }),
    /** Label of a sub-menu's button; the name of its link follows. */
    subMenuAriaLabel: string(),
    /** Opens the sub-menus that lead to the current page from the beginning. */
    maybeExpandActive: boolean(),
    /** The same as `maybeExpandActive`, as later releases of the plugin print it. */
    expandCurrent: boolean(),
    /** Selects the triggers of the menu. A menu with triggers is closed at first. */
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
