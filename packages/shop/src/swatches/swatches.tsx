import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseValue } from './choose-value.ts';
import { LEGACY_SCRIPT, STOCK_WORDS, swatchesContract, TOOLTIP_NOTE } from './contract.ts';
import { findSelect } from './find-select.ts';
import { itemName } from './item-name.ts';
import { attributeLabel, groupName } from './labels.ts';
import { nextItem } from './next-item.ts';
import { swatchesProps } from './props.ts';
import { showChosenName } from './show-chosen-name.ts';
import { announcementOf, describeSwatch, labelOf, type Swatch, valueIn } from './swatch.ts';
import { followSelect, shownAtFirst } from './swatch-list.ts';
import { swatchOptions } from './swatch-options.ts';
import { isSeen, useMore } from './use-more.ts';

/** One attribute's swatches, after the ARIA Authoring Practices' radio group; its select does the work. */
export default component({ props: swatchesProps, contract: swatchesContract }, function Swatches({ island, ...own }) {
  const { element: root, dialect, parts, signal } = island;
  const [select] = useState(() => findSelect(root));
  const [options] = useState(() => swatchOptions(own, root, dialect));
  const [shown, setShown] = useState(() => shownAtFirst(select));
  const more = useMore(parts.more, parts.item);

  const swatches = parts.item.map((part) => describeSwatch(part, parts.radio, shown, options));
  const chosen = swatches.find(({ isChosen }) => isChosen);
  const reachable = swatches.filter(({ state, part }) => state !== 'disabled' && more.shows(part));
  // Tab leads to what is chosen, else to the first item that can be.
  const stop = chosen && reachable.includes(chosen) ? chosen : reachable[0];
  const words = chosen ? `${options.labelSeparator ?? ''} ${itemName(chosen.part.element)}` : '';

  useEffect(() => {
    if (!select) return;
    prepareLiveRegions();
    setShown(shownAtFirst(select));
    followSelect({
      ...{ root, select, options, signal },
      items: new Map(parts.item.map((part) => [valueIn(part), part.element])),
      render: (next) => flushSync(() => setShown(next)),
    });
  }, [root, select, options, parts, signal]);
  useLayoutEffect(() => {
    if (select && options.showLabel) return showChosenName(root, words);
  }, [root, select, options, words]);
  useLayoutEffect(() => {
    for (const { radio, isChosen } of swatches) if (radio) radio.checked = isChosen;
  });

  if (!select) return island.bind({});
  const name = root.getAttribute('aria-label') || attributeLabel(select);
  const choose = (swatch: Swatch, event: Event) => {
    // The plugin's own script hears its items' events on the list: what it did then would be done twice.
    if (document.querySelector(LEGACY_SCRIPT)) event.stopPropagation();
    if (swatch.state === 'disabled') return;
    const value = options.clearOnReselect && swatch.value === select.value ? '' : swatch.value;
    const cleared = chooseValue({ item: swatch.part.element, select, value, isAtOdds: swatch.state === 'at-odds' });
    const news = cleared.map((one) => `${attributeLabel(one)}: ${one.options[0]?.text ?? ''}`);
    announce([...(value ? [`${name}: ${announcementOf(swatch)}`] : []), ...news].join('. '));
  };
  const onKeyDown = (event: KeyboardEvent, swatch: Swatch) => {
    const { control, radio } = swatch;
    // Radio buttons know Space and arrow keys by themselves, buttons Space and Enter; Enter in a radio button would submit.
    if (event.key === 'Enter' || (event.key === ' ' && !radio)) {
      if (control instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!event.repeat) control.click();
      return;
    }
    const isRightToLeft = getComputedStyle(root).direction === 'rtl';
    const seen = reachable.filter(({ part }) => isSeen(part));
    const next = radio ? undefined : nextItem(event, seen, swatch, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    next.control.focus();
    if (next !== swatch) choose(next, event);
  };
  const opened = (list: HTMLElement) => (more.isOpened(list) ? { is: { limited: false } } : {});
  return island.bind({
    root: () => ({ role: 'radiogroup', 'aria-label': name, ...opened(root) }),
    section: ({ element }) => plainItem(element),
    group: ({ element }) => ({ role: 'group', 'aria-label': groupName(element), ...opened(element) }),
    item: ({ index }) => {
      const swatch = swatches[index];
      if (!swatch) return {};
      const { radio, state, isChosen, note = '', left } = swatch;
      const tooltipNote = TOOLTIP_NOTE[dialect];
      return {
        ...(radio
          ? { role: 'none', tabindex: null, 'aria-checked': null }
          : {
              role: 'radio',
              tabindex: swatch === stop ? 0 : -1,
              'aria-checked': isChosen,
              'aria-disabled': state === 'disabled' ? true : null,
              'aria-label': labelOf(swatch),
              onClick: (event) => choose(swatch, event),
            }),
        ...(tooltipNote && { [tooltipNote]: note }),
        is: {
          selected: isChosen,
          disabled: state === 'disabled',
          noStock: state === 'no-stock' || state === 'at-odds',
          fewLeft: left !== undefined,
        },
        onKeyDown: (event) => onKeyDown(event, swatch),
      };
    },
    radio: ({ element }) => {
      const swatch = swatches.find(({ radio }) => radio === element);
      if (!swatch) return {};
      return {
        disabled: swatch.state === 'disabled',
        'aria-label': labelOf(swatch),
        onClick: (event) => choose(swatch, event),
      };
    },
    stock: ({ element }) => {
      const attribute = STOCK_WORDS[dialect];
      const left = swatches.find(({ part }) => part.element.contains(element))?.left ?? '';
      return attribute ? { [attribute]: left } : {};
    },
    more: (part) => ({
      ...plainItem(part.element),
      onClick: (event) => {
        if (event.ctrlKey || event.metaKey || !more.hides(part)) return;
        event.preventDefault();
        const first = more.open(part);
        swatches.find((swatch) => swatch.part === first)?.control.focus();
      },
    }),
  });
});

/** List items that are no radio buttons are nothing to assistive technology: what they hold counts. */
function plainItem(element: HTMLElement) {
  return element instanceof HTMLLIElement ? { role: 'none' } : {};
}
