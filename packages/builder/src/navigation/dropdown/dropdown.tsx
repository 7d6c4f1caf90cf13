import { component } from '@stirrup/react';
import { type IslandContext, isPlainClick, rootSelector } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { consumedClicks } from '../../shared/address/consumed-clicks.ts';
import { moveByArrows } from '../menus/move-by-arrows.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import { toggleName } from '../menus/toggle-name.ts';
import { dropdownContract } from './contract.ts';
import { createDropdown } from './create-dropdown.ts';
import { createHover } from './create-hover.ts';
import type { DropdownIsland, DropdownState } from './dropdown-island.ts';
import { effectOf } from './effect-of.ts';
import { placing } from './placing.ts';
import { dropdownProps } from './props.ts';

const CLOSED: DropdownState = { isOpen: false, isActive: false, isPlaced: false };

/** A submenu after the ARIA Authoring Practices (Disclosure Navigation). */
const mountItem = component(
  { props: dropdownProps, contract: dropdownContract },
  function DropdownItem({ island, ...props }) {
    const { element, parts } = island;
    const [{ isOpen, isActive, isPlaced }, setState] = useState(CLOSED);
    const [own] = useState(() => {
      const [toggle, content] = [parts.toggle[0]?.element, parts.content.at(-1)?.element];
      if (!toggle || !content) return undefined;
      const show = (next: DropdownState) => flushSync(() => setState(next));
      const dropdown = createDropdown(island, props, { toggle, content }, show);
      const isInDrawer = () => [...shownDrawers()].some((drawer) => drawer.contains(element));
      const opensByHover = () => dropdown.mode() !== 'click' && !isInDrawer();
      return { toggle, content, dropdown, isInDrawer, hover: createHover(dropdown, content, opensByHover) };
    });
    useLayoutEffect(() => {
      own?.dropdown.offer();
      // Changes show at once, which they could not while the island comes up.
      queueMicrotask(() => own?.hover.enterIfInside());
    }, [own]);
    if (!own) return island.bind({});

    const { toggle, content, dropdown, hover } = own;
    const click = (event: MouseEvent) => {
      if (!isPlainClick(event) || !isInRow(event, island, content)) return;
      const { opens, isConsumed } = effectOf(event, {
        mode: dropdown.mode(),
        isOpen: dropdown.isOpen(),
        isPinned: dropdown.isPinned(),
        isInDrawer: own.isInDrawer(),
        toggle,
      });
      if (isConsumed) {
        event.preventDefault();
        consumedClicks.add(event);
      }
      if (opens) dropdown.open('press');
      else if (opens === false) dropdown.close();
    };
    return island.bind({
      root: () => ({
        is: { open: isOpen, active: isActive },
        onClick: click,
        onPointerEnter: hover.enter,
        onPointerLeave: hover.leave,
        onKeyDown: (event) => {
          hover.closeOnExit(event);
          if (!isInMenu(element)) moveByArrows(event, element);
        },
      }),
      toggle: ({ element: button }) => ({
        'aria-expanded': isOpen,
        'aria-label': toggleName(button, parts.row[0]?.element),
      }),
      content: ({ element: submenu }) =>
        submenu === content ? { is: { closed: !isOpen, ...(isPlaced && { placed: true }) } } : {},
    });
  },
);

/** An item is ready when its submenu can be placed; without that code it opens where the styles put it. */
export default async function mount(context: IslandContext) {
  await placing.load().catch(reportError);
  // The element may have gone meanwhile.
  return context.signal.aborted ? undefined : mountItem(context);
}

/** True if an event is in the item, and not in its submenu. */
function isInRow({ target }: Event, { parts, element }: DropdownIsland, content: Element): boolean {
  if (!(target instanceof Node) || content.contains(target)) return false;
  return (parts.row[0]?.element ?? element).contains(target);
}

/** True if an element around the item moves the focus by arrow keys. */
function isInMenu({ parentElement }: Element): boolean {
  const menus = ['nav-menu', 'nav-nested', 'dropdown'].map(rootSelector);
  return parentElement?.closest(menus.join()) != null;
}
