import { component, useSubscription } from '@stirrup/react';
import { useId, useState } from 'react';
import { SCRIPT_ID, TABS_CHANGED, type TabsChanged, tabsContract } from './contract.ts';
import { showInAddress, tabOfHash } from './hash.ts';
import { nextTab } from './next-tab.ts';
import { tabsProps } from './props.ts';

/** Tabs after the ARIA Authoring Practices, with automatic activation. */
export default component({ props: tabsProps, contract: tabsContract }, function Tabs({ island, ...props }) {
  const { title: titles, pane: panes } = island.parts;
  const isVertical = props.orientation === 'vertical';
  const prefix = useId();
  const idOf = (kind: string, index: number, own: string | null | undefined) => own || `${prefix}${kind}-${index}`;
  const titleId = (index: number) => idOf('title', index, titles[index]?.server('id'));
  const paneId = (index: number) => idOf('pane', index, panes[index]?.server('id'));

  const [active, setActive] = useState(() => {
    const named = tabOfHash(titles, panes);
    if (named >= 0) return named;
    return props.openTab < titles.length ? props.openTab : 0;
  });
  const select = (index: number) => {
    const title = titles[index];
    if (!title) return;
    setActive(index);
    showInAddress(title);
    const detail: TabsChanged = {
      elementId: island.element.getAttribute(SCRIPT_ID),
      activeIndex: index,
      activeTitle: title.element,
      activePane: panes[index]?.element,
    };
    document.dispatchEvent(new CustomEvent(TABS_CHANGED, { detail }));
  };
  useSubscription<[]>(
    (listener, signal) => window.addEventListener('hashchange', () => listener(), { signal }),
    () => {
      const named = tabOfHash(titles, panes);
      if (named >= 0) setActive(named);
    },
  );
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isRightToLeft = getComputedStyle(island.element).direction === 'rtl';
    const isActivation = event.key === 'Enter' || event.key === ' ';
    const next = isActivation ? index : nextTab(event.key, index, { count: titles.length, isVertical, isRightToLeft });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    titles[next]?.element.focus();
    select(next);
  };

  if (titles.length === 0 || panes.length === 0) return island.bind({});
  return island.bind({
    root: () => ({ 'aria-orientation': null }),
    list: () => ({ role: 'tablist', 'aria-orientation': isVertical ? 'vertical' : null }),
    title: ({ index }) => ({
      id: titleId(index),
      role: 'tab',
      tabindex: index === active ? 0 : -1,
      'aria-selected': index === active,
      'aria-controls': paneId(index),
      is: { open: index === active },
      onClick: (event) => {
        event.preventDefault();
        select(index);
      },
      onKeyDown: (event) => onKeyDown(event, index),
      ...(props.openOn === 'mouseenter' && { onMouseEnter: () => select(index) }),
    }),
    pane: ({ index }) => ({
      id: paneId(index),
      role: 'tabpanel',
      tabindex: 0,
      'aria-labelledby': titleId(index),
      is: { open: index === active, closed: index !== active },
    }),
    accordionTitle: () => ({ hidden: true }),
  });
});
