import { subscribe } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { importWithRetry } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextItem } from '../next-item.ts';
import { attributeLabel, findSelect, formOf } from './attribute-selects.ts';
import { chooseValue } from './choose-value.ts';
import { BUILDER, EVENT, PLUGIN, swatchesContract, TOOLTIP_NOTE } from './contract.ts';
import { followSelect, isSameState, readSelect } from './follow-select.ts';
import { holdMore } from './hold-more.ts';
import { isOfferedAlone } from './is-offered-alone.ts';
import { swatchesProps } from './props.ts';
import { showChosenName } from './show-chosen-name.ts';
import {
  describeSwatch,
  hasBox,
  itemName,
  labelOf,
  nameSwatch,
  type StockLeft,
  type Swatch,
  valueIn,
} from './swatch.ts';
import { swatchOptions } from './swatch-options.ts';

/** One attribute's swatches as a radio group (ARIA Authoring Practices); its select remains the source of truth. */
export default component({ props: swatchesProps, contract: swatchesContract }, function Swatches({ island, ...own }) {
  const { element: root, dialect, parts, signal } = island;
  const [{ select, form, options }] = useState(() => ({
    select: findSelect(root),
    form: formOf(root),
    options: swatchOptions(own, root, dialect),
  }));
  const [shown, setShown] = useState(() => readSelect(select));
  const [left, setLeft] = useState<StockLeft>(new Map());

  const isPossible = (value: string) => isOfferedAlone(form, select, value);
  const swatches = parts.item.map((part) => describeSwatch(part, parts.radio, shown, left, options, isPossible));
  const chosen = swatches.find(({ isChosen }) => isChosen);
  // A list with other elements than its items may hide some of them.
  const [isPlain] = useState(root.childElementCount === parts.item.length || dialect === BUILDER);
  const isOpen = (swatch: Swatch) => swatch.state !== 'disabled' && (isPlain || hasBox(swatch.part.element));
  // The tab stop is the chosen item, or else the first that can be chosen.
  const stop = chosen && isOpen(chosen) ? chosen : swatches.find(isOpen);
  const chosenText = chosen ? `${options.labelSeparator ?? ''} ${itemName(chosen.part)}` : '';

  useEffect(() => {
    if (!select) return;
    prepareLiveRegions();
    const present = readSelect(select);
    setShown((before) => (isSameState(before, present) ? before : present));
    followSelect({
      root,
      select,
      form,
      signal,
      shown: present,
      itemOf: (value) => parts.item.find((part) => valueIn(part) === value)?.element,
      render: (next) => flushSync(() => setShown(next)),
    });
    if (form && dialect === PLUGIN) {
      importWithRetry(() => import('./replace-script.ts')).then(
        (code) => code.replaceScript(root, form, signal),
        reportError,
      );
    }
    if (!isPlain || options.showStock || options.linkable || options.preview) {
      const showLeft = (next: StockLeft) => flushSync(() => setLeft(next));
      const list = { island, select, form, options, showLeft, hasChosen: false };
      const recordChoice = () => {
        list.hasChosen = true;
      };
      subscribe(form ?? root, EVENT.selected, recordChoice, signal);
      const release = holdMore(parts.more);
      importWithRetry(() => import('./follow-pro-options.ts'))
        .then((pro) => pro.followProOptions(list), reportError)
        .then(release);
    }
  }, [island, root, form, select, options, dialect, isPlain, parts, signal]);
  useLayoutEffect(() => {
    if (select && options.showLabel) return showChosenName(root, chosenText);
  }, [root, select, options, chosenText]);
  useLayoutEffect(() => {
    for (const { radio, isChosen } of swatches) if (radio) radio.checked = isChosen;
  });

  if (!select) return island.bind({});
  // Scripts of the plugin or the builder listen to the same items and would do everything twice.
  const isBeside = hasLegacyScript('woo-variation-swatches', 'woo-variation-swatches-pro', 'bricks-woocommerce');
  const name = root.getAttribute('aria-label') || attributeLabel(select);
  const choose = (swatch: Swatch, event: Event) => {
    if (isBeside) event.stopImmediatePropagation();
    if (swatch.state === 'disabled') return;
    const value = options.clearOnReselect && swatch.value === select.value ? '' : swatch.value;
    const cleared = chooseValue({ item: swatch.part.element, select, value, isAtOdds: swatch.state === 'at-odds' });
    // Screen readers read the radio button's own state; the cleared choices are elsewhere.
    announce(cleared.map((one) => `${attributeLabel(one)}: ${one.options[0]?.text ?? ''}`).join('. '));
  };
  const onClick = (swatch: Swatch) => ({
    [isBeside ? 'onClickCapture' : 'onClick']: (event: Event) => choose(swatch, event),
  });
  const onKeyDown = (event: KeyboardEvent, swatch: Swatch) => {
    const { control, radio } = swatch;
    const isEnter = event.key === 'Enter';
    const isPress = isEnter || event.key === ' ';
    // Those scripts handle these keys only; a dialog around the form handles Escape and Tab.
    if (isBeside && isPress) event.stopPropagation();
    // Radio buttons handle Space and arrow keys natively, buttons Space and Enter; Enter on a radio button would
    // submit.
    if (radio ? isEnter : isPress) {
      if (control instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!event.repeat) control.click();
      return;
    }
    const isRightToLeft = getComputedStyle(root).direction === 'rtl';
    const next = radio ? undefined : nextItem(event, swatches.filter(isOpen), swatch, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    next.control.focus();
    if (next !== swatch) choose(next, event);
  };
  return island.bind({
    root: () => ({ role: 'radiogroup', 'aria-label': name }),
    item: ({ index }) => {
      const swatch = swatches[index];
      if (!swatch) return {};
      const { radio, state, isChosen, note = '', left } = swatch;
      const tooltipNote = dialect !== BUILDER && TOOLTIP_NOTE[dialect === PLUGIN ? 'plugin' : 'own'];
      return {
        ...(radio
          ? { role: 'none', tabindex: null, 'aria-checked': null }
          : {
              role: 'radio',
              tabindex: swatch === stop ? 0 : -1,
              'aria-checked': isChosen,
              'aria-disabled': state === 'disabled' ? true : null,
              ...nameSwatch(swatch),
              ...onClick(swatch),
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
        ...onClick(swatch),
      };
    },
  });
});
