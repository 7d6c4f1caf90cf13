import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { variationSettings } from '../variations/settings.ts';
import { chooseValue } from './choose-value.ts';
import { LEGACY_SCRIPT, STOCK_WORDS, swatchesContract, TOOLTIP_NOTE } from './contract.ts';
import { findSelect, formOf } from './find-select.ts';
import { itemName } from './item-name.ts';
import { groupName, listName } from './list-name.ts';
import { nextItem } from './next-item.ts';
import { swatchesProps } from './props.ts';
import { showChosenName } from './show-chosen-name.ts';
import { announcementOf, describeSwatch, labelOf, radioOf, type Swatch, valueIn } from './swatch.ts';
import { followSelect, shownAtFirst } from './swatch-list.ts';
import { swatchOptions } from './swatch-options.ts';
import { isSeen, useMore } from './use-more.ts';

/** One attribute's swatches, after the ARIA Authoring Practices' radio group; its select does the work. */
export default component({ props: swatchesProps, contract: swatchesContract }, function Swatches({ island, ...own }) {
  const { element: root, dialect, parts, signal } = island;
  const [select] = useState(() => findSelect(root));
  const [options] = useState(() => swatchOptions(own, root, dialect));
  const [name] = useState(() => listName(root, select));
  const [shown, setShown] = useState(() => shownAtFirst(select));
  const more = useMore(parts.more, parts.item);

  const swatches = parts.item.map((part) => describeSwatch(part, parts.radio, shown, options));
  const chosen = swatches.find(({ isChosen }) => isChosen);
  const stop = tabStop(swatches, parts.more.length > 0);
  const words = chosen ? `${options.labelSeparator} ${itemName(chosen.part.element)}` : '';

  useEffect(() => {
    if (!select) return;
    prepareLiveRegions();
    setShown(shownAtFirst(select));
    const controls = parts.item.map((part) => radioOf(part, parts.radio) ?? part.element);
    followSelect({
      ...{ root, select, options, signal },
      items: new Map(parts.item.map((part) => [valueIn(part), part.element])),
      render: (next) => flushSync(() => setShown(next)),
      takeFocus: () => controls.find((control) => control.tabIndex === 0)?.focus(),
    });
  }, [root, select, options, parts, signal]);
  useLayoutEffect(() => {
    if (select && options.showLabel) return showChosenName(root, words);
  }, [root, select, options, words]);
  useLayoutEffect(() => checkRadios(swatches));
  useLayoutEffect(() => (options.deselectUnavailable ? letPointerIn(swatches) : undefined));

  if (!select) return island.bind({});
  const choose = (swatch: Swatch) => {
    const isReselect = swatch.value === select.value;
    if (swatch.state === 'disabled') return;
    const value = isReselect && options.clearOnReselect ? '' : swatch.value;
    const clearsOthers = swatch.state === 'clearing';
    chooseValue({ item: swatch.part.element, select, form: formOf(root), value, clearsOthers });
    const isCleared = value === '' || clearsOthers;
    const message = value && `${name}: ${announcementOf(swatch)}`;
    announce([message, isCleared && variationSettings().i18n_reset_alert_text].filter(Boolean).join('. '));
  };
  const press = (event: Event, act: () => void) => {
    // The plugin's own script hears its items' clicks on the list: what it did then would be done twice.
    if (document.querySelector(LEGACY_SCRIPT)) event.stopPropagation();
    act();
  };
  const move = (event: KeyboardEvent, from: Swatch) => {
    const isRightToLeft = getComputedStyle(root).direction === 'rtl';
    const reachable = swatches.filter((swatch) => swatch.state !== 'disabled' && isSeen(swatch.part));
    const next = nextItem(event, reachable, from, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    next.control.focus();
    if (next !== from) press(event, () => choose(next));
  };
  const opened = (list: HTMLElement) => (more.isOpened(list) ? { is: { limited: false } } : {});
  return island.bind({
    root: () => ({ role: 'radiogroup', ...(name && { 'aria-label': name }), ...opened(root) }),
    section: ({ element }) => plainItem(element),
    group: ({ element }) => ({ role: 'group', 'aria-label': groupName(element), ...opened(element) }),
    item: ({ index, element }) => {
      const swatch = swatches[index];
      if (!swatch) return {};
      const { radio, state, isChosen, note, left } = swatch;
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
              onClick: (event) => press(event, () => choose(swatch)),
            }),
        ...(tooltipNote && { [tooltipNote]: note }),
        is: {
          selected: isChosen,
          disabled: state === 'disabled' || state === 'clearing',
          noStock: state === 'no-stock',
          fewLeft: left !== '',
        },
        onKeyDown: (event) => (radio ? onRadioKey(event, radio) : onItemKey(event, element) || move(event, swatch)),
      };
    },
    radio: ({ element }) => {
      const swatch = swatches.find(({ radio }) => radio === element);
      if (!swatch) return {};
      return {
        disabled: swatch.state === 'disabled',
        ...((swatch.note || swatch.left) && { 'aria-label': labelOf(swatch) }),
        onClick: (event) => press(event, () => choose(swatch)),
      };
    },
    stock: ({ element }) => {
      const attribute = STOCK_WORDS[dialect];
      const left = swatches.find(({ part }) => part.element.contains(element))?.left;
      return attribute ? { [attribute]: left ?? '' } : {};
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

/** Space and Enter click, as they do on buttons by themselves; returns whether the key was one of them. */
function onItemKey(event: KeyboardEvent, item: HTMLElement): boolean {
  if (event.key !== ' ' && event.key !== 'Enter') return false;
  if (item instanceof HTMLButtonElement) return true;
  event.preventDefault();
  if (document.querySelector(LEGACY_SCRIPT)) event.stopPropagation();
  // A key that is held down repeats.
  if (!event.repeat) item.click();
  return true;
}

/** Enter would submit the form. */
function onRadioKey(event: KeyboardEvent, radio: HTMLInputElement): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.repeat) radio.click();
}

/** The one item that Tab leads to: what is chosen, else the first that can be (ARIA Authoring Practices). */
function tabStop(swatches: readonly Swatch[], isLimited: boolean): Swatch | undefined {
  const open = swatches.filter(({ state, part }) => state !== 'disabled' && !(isLimited && !isSeen(part)));
  return open.find(({ isChosen }) => isChosen) ?? open[0];
}

function checkRadios(swatches: readonly Swatch[]): void {
  for (const { radio, isChosen } of swatches) if (radio) radio.checked = isChosen;
}

/** The plugin's styles keep the pointer from what is crossed out; these can be chosen (§1.9). */
function letPointerIn(swatches: readonly Swatch[]): () => void {
  const closed = swatches.filter(({ state }) => state === 'clearing').map(({ part }) => part.element);
  const printed = closed.map((element) => element.getAttribute('style'));
  for (const element of closed) element.style.pointerEvents = 'auto';
  return () => {
    for (const [place, element] of closed.entries()) {
      const style = printed[place];
      if (style) element.setAttribute('style', style);
      else element.removeAttribute('style');
    }
  };
}
