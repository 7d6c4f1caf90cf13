import { component, type Part } from '@stirrup/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { tabsContract } from './contract.ts';
import { firstTab, showInAddress, useHashTab } from './hash.ts';
import { hasModifier, nextTab } from './next-tab.ts';
import { tabsProps } from './props.ts';
import { raiseChanged } from './raise-changed.ts';

/** Tabs after the ARIA Authoring Practices, with automatic activation. */
export default component({ props: tabsProps, contract: tabsContract }, function Tabs({ island, ...props }) {
  const { title: titles, pane: panes } = island.parts;
  const [active, setActive] = useState(() => firstTab(titles, panes, props.openTab));
  const isVertical = props.orientation === 'vertical';
  const prefix = useId();
  const idOf = (part: Part | undefined) => (part ? part.server('id') || `${prefix}${part.name}-${part.index}` : null);
  const open = (index: number) => {
    flushSync(() => setActive(index));
    raiseChanged(island.element, titles[index], panes[index]);
  };
  const choose = (event: Event, index: number) => {
    event.preventDefault();
    showInAddress(titles[index]);
    open(index);
  };
  const moveTo = (event: KeyboardEvent, index: number) => {
    const isRightToLeft = getComputedStyle(island.element).direction === 'rtl';
    const next = nextTab(event, index, { count: titles.length, isVertical, isRightToLeft });
    if (next === undefined) return;
    titles[next]?.element.focus();
    choose(event, next);
  };
  useHashTab(titles, panes, open);

  if (titles.length === 0 || panes.length === 0) return island.bind({});
  return island.bind({
    root: () => ({ 'aria-orientation': null }),
    list: () => ({ role: 'tablist', 'aria-orientation': isVertical ? 'vertical' : null }),
    title: (title) => ({
      id: idOf(title),
      role: 'tab',
      tabindex: title.index === active ? 0 : -1,
      'aria-selected': title.index === active,
      'aria-controls': idOf(panes[title.index]),
      is: { open: title.index === active },
      onClick: (event) => hasModifier(event) || choose(event, title.index),
      onKeyDown: (event) => moveTo(event, title.index),
      ...(props.openOn === 'mouseenter' && { onMouseEnter: (event) => choose(event, title.index) }),
    }),
    pane: (pane) => ({
      id: idOf(pane),
      role: 'tabpanel',
      tabindex: 0,
      'aria-labelledby': idOf(titles[pane.index]),
      is: { open: pane.index === active, closed: pane.index !== active },
    }),
    accordionTitle: () => ({ hidden: true }),
  });
});
