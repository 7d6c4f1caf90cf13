import { component, useIds } from '@stirrup/react';
import { isPlainClick, type Part } from '@stirrup/runtime';
import { chosenByKey } from '../../shared/keys/chosen-by-key.ts';
import { useDisplay } from '../use-display.ts';
import { CONTROL, PRODUCT_PAGE, tabsContract } from './contract.ts';
import { tabsProps } from './props.ts';
import { useTabs } from './use-tabs.ts';

/** Tabs after the ARIA Authoring Practices, with automatic or manual activation. */
export default component({ props: tabsProps, contract: tabsContract }, function Tabs({ island, ...props }) {
  const { title: titles, pane: panes } = island.parts;
  const isProductPage = island.dialect === PRODUCT_PAGE;
  const { active, layout, choose } = useTabs(island, props.openTab, props.accordionBreakpoint);
  const idOf = useIds();
  const isOpen = ({ index }: Part) => index === active;
  const keys = isProductPage ? { ...props, activation: 'manual' as const } : props;
  const press = (event: KeyboardEvent) => {
    const chosen = chosenByKey(event, titles, keys);
    if (chosen) choose(event, chosen);
  };
  useDisplay(isProductPage && titles[0] ? panes : [], isOpen);

  if (!titles[0] || !panes[0]) return island.bind({});
  return island.bind({
    root: () => ({ 'aria-orientation': null }),
    list: () => ({ role: 'tablist', 'aria-orientation': props.orientation }),
    // Old templates of themes make tabs of them; with an ARIA attribute left, no role could take that back.
    item: (item) => ({ role: 'presentation', 'aria-controls': null, is: { open: isOpen(item) } }),
    title: (title) => ({
      id: idOf(title),
      role: 'tab',
      tabindex: isOpen(title) ? 0 : -1,
      'aria-selected': isOpen(title),
      'aria-controls': idOf(panes[title.index]),
      is: { open: isOpen(title) },
      onClick: (event) => isPlainClick(event) && choose(event, title, isOn(title.element, event.target)),
      onKeyDown: press,
      ...(props.openOn === 'mouseenter' && {
        // A pane that hides would take the focus from a visitor who types in it, or reads it by keyboard.
        onMouseEnter: (event) =>
          panes[active]?.element.matches(':focus-visible,:has(:focus-visible)') || choose(event, title),
      }),
    }),
    pane: (pane) => ({
      id: idOf(pane),
      role: 'tabpanel',
      tabindex: 0,
      'aria-labelledby': idOf(titles[pane.index]),
      is: { open: isOpen(pane), closed: !isOpen(pane) },
    }),
    accordionTitle: () => ({ hidden: true }),
    ...layout?.bind({ parts: island.parts, active, idOf, choose }),
  });
});

/** True if a click hits the title itself, and not a link or one of the other controls inside it, which keeps its own action. */
function isOn(title: Element, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROL) === title;
}
