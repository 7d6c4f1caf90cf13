import { component, useSubscription } from '@stirrup/react';
import { isPlainClick } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showHtml } from '../../cart/adding/button-content.ts';
import { BUTTON_CLASS, VIEW_CART } from '../../cart/adding/contract.ts';
import { useAdding } from '../../cart/adding/use-adding.ts';
import { showMessageAfter } from '../../shared/message-beside.ts';
import { actOnSpace } from '../../shared/own-click.ts';
import { textOf } from '../text-of.ts';
import { choiceOf } from '../variation-data/choice-of.ts';
import { createSelectField } from '../variation-data/select-fields.ts';
import { isBuyable } from '../variation-data/variation.ts';
import { addressToAdd } from './address-to-add.ts';
import { chooseOnHover } from './choose-on-hover.ts';
import { ADDS_CLASS, loopSwatchesContract, PRODUCT } from './contract.ts';
import { createLoop, type LoopState, NOTHING_CHOSEN } from './create-loop.ts';
import { pictureAttributes } from './picture-attributes.ts';
import { loopSwatchesProps } from './props.ts';
import { readSurroundings } from './read-surroundings.ts';
import { withAttributes } from './with-attributes.ts';

/** A product of a list with a choice of options: picture, price and button follow. */
export default component(
  { props: loopSwatchesProps, contract: loopSwatchesContract },
  function LoopSwatches({ island, productId, attributes, total, most }) {
    const { element: wrapper, parts, signal } = island;
    const [{ options, product, picture, button }] = useState(() => readSurroundings(wrapper));
    const [fields] = useState(() => {
      const selects = parts.select.map(({ element }) => element);
      return selects.filter((element) => element instanceof HTMLSelectElement).map(createSelectField);
    });
    const [state, setState] = useState(NOTHING_CHOSEN);
    const [clear, setClear] = useState<() => void>();
    const { variation, problem } = state;
    const isCatalog = options.isCatalog && !(options.sellsSingle && attributes === 1);
    // In catalog mode only the picture follows the variation.
    const sold = isCatalog ? undefined : variation;
    const forSale = sold && isBuyable(sold) ? sold : undefined;
    const toAdd = options.addsInBackground ? forSale : undefined;
    const adding = useAdding(button, signal, toAdd);
    const pictured = variation ?? state.preview;
    const name = forSale && adding.nameFrom(textOf(forSale, 'add_to_cart_description'));
    const information = parts.information[0]?.element;
    const readChoice = () => choiceOf(fields.map(({ select }) => select));
    const href = forSale && addressToAdd(forSale, readChoice());

    useEffect(() => {
      if (fields.length === 0) return;
      const render = (next: LoopState) => flushSync(() => setState(next));
      // Outside of the effect: React could not render the result of the first check during it.
      queueMicrotask(() => {
        if (signal.aborted) return;
        const isListed = total <= most;
        const hasPreview = options.preview;
        const undo = createLoop({ wrapper, fields, productId, isListed, hasPreview, render, signal });
        setClear(() => undo);
      });
      return () => {
        for (const field of fields) field.restore();
      };
    }, [wrapper, fields, productId, options, total, most, signal]);
    useEffect(() => {
      if (!options.isCatalog || options.trigger !== 'hover') return;
      chooseOnHover(wrapper, options, signal);
    }, [wrapper, options, signal]);
    useLayoutEffect(() => {
      const image = pictured && pictureAttributes(pictured);
      if (image) return withAttributes(picture, image);
    }, [picture, pictured]);
    useLayoutEffect(() => {
      if (sold) return showHtml(product.querySelector<HTMLElement>(PRODUCT.price), textOf(sold, 'price_html'));
    }, [product, sold]);
    useLayoutEffect(() => {
      if (sold && options.showAvailability) return showHtml(information, textOf(sold, 'availability_html'));
    }, [sold, information, options]);
    useLayoutEffect(() => {
      button.classList.toggle(ADDS_CLASS, Boolean(toAdd));
      // Link and class belong to the variation that was added before.
      button.classList.remove(BUTTON_CLASS.added);
      for (const link of product.querySelectorAll(VIEW_CART.selector)) link.remove();
      if (href) return withAttributes(button, { href });
    }, [product, button, toAdd, href]);
    useLayoutEffect(() => {
      if (forSale && !adding.showsOtherText) return showHtml(button, textOf(forSale, 'add_to_cart_text'));
    }, [button, forSale, adding.showsOtherText]);
    useLayoutEffect(() => {
      if (name) return withAttributes(button, { 'aria-label': name });
    }, [button, name]);
    useLayoutEffect(() => {
      button.classList.toggle(BUTTON_CLASS.loading, adding.isAdding);
      button.classList.toggle(BUTTON_CLASS.added, adding.isAdded);
    }, [button, adding.isAdding, adding.isAdded]);
    useLayoutEffect(() => {
      if (problem) return showMessageAfter(button, problem);
    }, [button, problem]);
    const add = (event: MouseEvent) => {
      if (!toAdd || !isPlainClick(event)) return;
      event.preventDefault();
      void adding.add({
        fields: {
          ...Object.fromEntries(readChoice()),
          quantity: button.dataset['quantity'] ?? '1',
          // The variation replaces the product (swatches-and-others.md §1.14).
          product_id: textOf(toAdd, 'variation_id'),
        },
        through: 'swatches',
      });
    };
    useSubscription<[MouseEvent]>(
      (listener, ended) => button.addEventListener('click', listener, { signal: ended }),
      add,
    );
    useSubscription<[KeyboardEvent]>(
      (listener, ended) => button.addEventListener('keydown', listener, { signal: ended }),
      (event) => toAdd && actOnSpace(event, button, ['wc-add-to-cart']),
    );

    if (fields.length === 0) return island.bind({});
    const reset = parts.reset[0]?.element;
    const clearAll = (event: Event) => {
      event.preventDefault();
      clear?.();
    };
    return island.bind({
      root: () => ({ 'aria-busy': state.isLoading || null }),
      resetRow: () => ({ is: { shown: state.isAnythingChosen, hidden: !state.isAnythingChosen } }),
      reset: () => ({
        role: 'button',
        onClick: clearAll,
        onKeyDown: (event) => actOnSpace(event, reset, [], clearAll),
      }),
    });
  },
);
