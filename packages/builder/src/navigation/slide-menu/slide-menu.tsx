import { text } from '@stirrup/cms/texts';
import { isOpen, slide, stopSlide } from '@stirrup/overlays/slide';
import { component, useIds, useStore } from '@stirrup/react';
import { createLazy, type IslandContext, importWithRetry, readProps } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isPlaceLink } from '../../shared/address/is-place-link.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { menuTexts } from '../menus/texts.ts';
import { DISPLAY, LINK, slideMenuContract } from './contract.ts';
import { createSlideMenu } from './create-slide-menu.ts';
import { moveByKeys } from './move-by-keys.ts';
import { slideMenuProps } from './props.ts';
import { rowBeside, rowsOf } from './rows.ts';
import { slideMenuTexts } from './texts.ts';
import { useSubMenus } from './use-sub-menus.ts';

/** The code with which triggers and functions of the page open menus. A menu that has a trigger waits for it. */
const opening = createLazy(() => importWithRetry(() => import('./opening-code.ts')));

/** A menu after the ARIA Authoring Practices (Disclosure Navigation). */
const mountMenu = component(
  { props: slideMenuProps, contract: slideMenuContract },
  function SlideMenu({ island, ...props }) {
    const { element, dialect, parts, signal } = island;
    const { clickSelector } = props;
    const [code] = useState(() => (clickSelector ? opening.loaded() : undefined));
    const [options] = useState({ duration: props.slideDuration, display: DISPLAY[dialect] ?? 'block' });
    const [rows] = useState(() => rowsOf(parts, props.subMenuAriaLabel || text(slideMenuTexts, 'toggleSubMenu')));
    const [menu] = useState(() => createSlideMenu(element, !code, options));
    const isMenuOpen = useStore(menu.isOpen, !code);
    const expanded = props.maybeExpandActive || props.expandCurrent ? parts.current : [];
    const { isMarked, show } = useSubMenus(rows, expanded, options);
    const idOf = useIds();

    useLayoutEffect(() => {
      const restore = keepAttributes(element, ['style', 'hidden']);
      if (code) slide(element, false, { duration: 0 });
      else if (clickSelector) slide(element, true, options);
      return () => {
        stopSlide(element);
        restore();
      };
    }, [element, clickSelector, code, options]);
    useEffect(() => {
      if (code) code.openByTrigger(menu, clickSelector, text(menuTexts, 'openMobileMenu'), signal);
      else if (!clickSelector)
        opening.load().then(({ provideFunctions }) => provideFunctions(menu, signal), reportError);
    }, [menu, code, clickSelector, signal]);

    const click = (event: MouseEvent) => {
      const { target } = event;
      const row = target instanceof Element ? rowBeside(rows, target) : undefined;
      if (!row || !(target instanceof Element)) return;
      // A link that only leads to a place on this page has nothing else to do than to open its sub-menu.
      if (!row.button.contains(target) && !isPlaceLink(target.closest(LINK))) return;
      event.preventDefault();
      show(row, !isOpen(row.subMenu));
    };
    const press = (event: KeyboardEvent) => {
      const links = parts.link.map((link) => link.element);
      moveByKeys(event, links, rows, (row) => show(row, false));
    };
    return island.bind({
      root: (root) => ({
        ...(code && { id: idOf(root) }),
        is: clickSelector ? { open: isMenuOpen } : {},
        onClick: click,
        onKeyDown: press,
      }),
      link: (link) => {
        const row = rows.find((one) => one.link === link.element);
        return row && isPlaceLink(row.link ?? null) ? { 'aria-expanded': isMarked(row) } : {};
      },
      toggle: (toggle) => {
        const row = rows.find(({ button }) => button === toggle.element);
        return row ? { 'aria-label': row.name, 'aria-expanded': isMarked(row) } : {};
      },
    });
  },
);

/**
 * A menu with a trigger is ready when what opens it has come: it is closed only by code that can open it again, so where that
 * does not come, the menu is open.
 */
export default async function mount(context: IslandContext) {
  if (readProps(context, slideMenuProps).clickSelector) {
    await opening.load().catch(reportError);
  }
  // The element may have gone meanwhile.
  return context.signal.aborted ? undefined : mountMenu(context);
}
