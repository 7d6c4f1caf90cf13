import { defineProps, flag, type InferProps, number, type Reader, text } from '@stirrup/runtime';

const printed = (key: string) => ({ attribute: 'data-x-slide-menu', key });

/** A selector that the browser understands. */
function selector(): Reader<string> {
  const parse = (raw: unknown) => {
    try {
      document.querySelector(String(raw));
      return String(raw);
    } catch {
      return undefined;
    }
  };
  return { fallback: '', expected: 'a CSS selector', parse };
}

/** Options of a slide menu. */
export const slideMenuProps = defineProps(
  {
    /** How long menus take to slide, in ms. */
    slideDuration: number(200, { min: 0, max: 1000 }),
    /** What the button of a sub-menu is called, before the name of its link. */
    subMenuAriaLabel: text(),
    /** Sub-menus that lead to the current page are open from the beginning. */
    maybeExpandActive: flag(),
    /** Finds what opens and closes the menu; the menu is closed at first then. */
    clickSelector: selector(),
  },
  {
    bricksextras: {
      slideDuration: printed('slideDuration'),
      subMenuAriaLabel: printed('subMenuAriaLabel'),
      maybeExpandActive: printed('maybeExpandActive'),
      clickSelector: printed('clickSelector'),
    },
  },
);

/** What a slide menu was told. */
export type SlideMenuProps = InferProps<typeof slideMenuProps>;
