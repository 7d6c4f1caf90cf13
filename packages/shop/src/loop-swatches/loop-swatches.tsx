import { component } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdding } from '../adding/use-adding.ts';
import { showMessageAfter } from '../message-beside.ts';
import { actOnSpace } from '../own-click.ts';
import { textOf } from '../product/text-of.ts';
import { chosenIn, createSelectField } from '../variations/select-fields.ts';
import { isBuyable } from '../variations/variation.ts';
import { callFields } from './call-fields.ts';
import { ADDS_CLASS, BUTTON_CLASS, loopSwatchesContract, PRODUCT } from './contract.ts';
import { createLoop, type LoopState, NOTHING_CHOSEN } from './create-loop.ts';
import { loopSwatchesProps } from './props.ts';
import { loopSettings } from './settings.ts';
import { nameLink, showAvailability, showInLink, showPicture, showPrice } from './show-product.ts';

/** A product of a list whose options are chosen there: picture, price and button follow. */
export default component(
  { props: loopSwatchesProps, contract: loopSwatchesContract },
  function LoopSwatches({ island, productId, total, most }) {
    const { element: wrapper, parts, signal } = island;
    const [product] = useState(() => wrapper.closest(PRODUCT.root) ?? wrapper);
    const [button] = useState(() => product.querySelector<HTMLElement>(PRODUCT.button) ?? document.createElement('a'));
    const [fields] = useState(() => {
      const selects = parts.select.map(({ element }) => element);
      return selects.filter((element) => element instanceof HTMLSelectElement).map(createSelectField);
    });
    const [state, setState] = useState(NOTHING_CHOSEN);
    const [clear, setClear] = useState<() => void>();
    const adding = useAdding(button, signal);

    const { variation, problem } = state;
    const settings = loopSettings();
    const isCatalog = settings.enable_catalog_mode && !settings.disable_catalog_mode_on_single_attribute;
    const forSale = variation && !isCatalog && isBuyable(variation) ? variation : undefined;
    const name = forSale && adding.nameFrom(textOf(forSale, 'add_to_cart_description'));
    const information = parts.information[0]?.element;

    useEffect(() => {
      if (fields.length === 0) return;
      const render = (next: LoopState) => flushSync(() => setState(next));
      // Outside of the effect, in which React cannot show what the first look finds.
      queueMicrotask(() => {
        if (signal.aborted) return;
        const undo = createLoop({ ...{ wrapper, fields, productId, render, signal }, isListed: total <= most });
        setClear(() => undo);
      });
      return () => {
        for (const field of fields) field.giveBack();
      };
    }, [wrapper, fields, productId, total, most, signal]);
    useLayoutEffect(() => (variation ? showPicture(product, variation) : undefined), [product, variation]);
    useLayoutEffect(() => {
      if (variation && !isCatalog) return showPrice(product, variation);
    }, [product, variation, isCatalog]);
    useLayoutEffect(() => {
      if (variation && information && settings.archive_show_availability && !isCatalog) {
        return showAvailability(information, variation);
      }
    }, [variation, information, settings, isCatalog]);
    useLayoutEffect(() => {
      button.classList.toggle(ADDS_CLASS, forSale !== undefined);
      return forSale && showInLink(button, forSale);
    }, [button, forSale]);
    useLayoutEffect(() => (name ? nameLink(button, name) : undefined), [button, name]);
    useLayoutEffect(() => {
      button.classList.toggle(BUTTON_CLASS.adding, adding.isAdding);
      button.classList.toggle(BUTTON_CLASS.added, adding.isAdded);
    }, [button, adding.isAdding, adding.isAdded]);
    useLayoutEffect(() => (problem ? showMessageAfter(button, problem) : undefined), [button, problem]);
    useLayoutEffect(() => {
      if (!forSale) return;
      const listener = new AbortController();
      const act = (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void adding.add({ fields: callFields(button, forSale, chosenIn(fields)), through: 'swatches' });
      };
      button.addEventListener('click', act, listener);
      button.addEventListener('keydown', (event) => actOnSpace(event, button), listener);
      return () => listener.abort();
    });

    if (fields.length === 0) return island.bind({});
    const { isAnythingChosen, isAsking } = state;
    const reset = parts.reset[0]?.element;
    const clearAll = (event: Event) => {
      event.preventDefault();
      clear?.();
    };
    return island.bind({
      root: () => ({ 'aria-busy': isAsking ? true : null }),
      resetRow: () => ({ is: { shown: isAnythingChosen, hidden: !isAnythingChosen } }),
      reset: () => ({
        role: 'button',
        onClick: clearAll,
        onKeyDown: (event) => actOnSpace(event, reset, clearAll),
      }),
    });
  },
);
