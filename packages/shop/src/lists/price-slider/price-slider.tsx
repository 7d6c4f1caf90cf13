import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { component, useSubscription } from '@stirrup/react';
import type { Mount, Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { keepStyle } from '../../shared/keep-style.ts';
import { whenSettled } from '../when-settled.ts';
import { addHandles, copyLimits } from './add-handles.ts';
import { BUILDER, GAP, priceSliderContract, SHOP } from './contract.ts';
import { endName } from './end-name.ts';
import { followDrag } from './follow-drag.ts';
import { formatPrice } from './format-price.ts';
import { keyTarget } from './key-target.ts';
import { priceSliderProps } from './props.ts';
import { readPriceFormat } from './read-price-format.ts';
import { type PriceRange, readRange } from './read-range.ts';
import { ENDS, type End } from './scale.ts';
import { sendPrices } from './send-prices.ts';
import { shownPrices, showRange, takeOver } from './show-range.ts';
import { useHandleStates } from './use-handle-states.ts';
import { usePriceRange } from './use-price-range.ts';

/** Two handles after the ARIA Authoring Practices' multi-thumb slider, on range inputs. */
const mount = component(
  { props: priceSliderProps, contract: priceSliderContract },
  function PriceSlider({ island, ...props }) {
    const { element: root, dialect, parts, signal } = island;
    const [sliders] = useState(() => inputsOf(parts.slider));
    const [fields] = useState(() => (parts.field.length > 0 ? inputsOf(parts.field) : sliders));
    const [names] = useState(() => fields.map((field, end) => endName(root, field, end)));
    const [send] = useState(() => whenSettled(() => sendPrices(fields, props.query), signal));
    const states = useHandleStates(parts.handle);

    const isBuilder = dialect === BUILDER;
    const submitsOnChange = props.submitsOnChange ?? (isBuilder || props.query !== '');
    const pricesOf = ({ scale, values }: PriceRange) => {
      const format = readPriceFormat(props, scale.step);
      return values.map((price) => formatPrice(price, format));
    };
    const show = (next: PriceRange) => showRange(parts, next, shownPrices(dialect, names, pricesOf(next)));
    const { range, slide, choose, undo, priceAt } = usePriceRange({
      root,
      fields,
      show,
      read: () => {
        if (dialect === SHOP) copyLimits(root);
        return readRange(sliders, fields, props.gap ?? (dialect === SHOP ? 0 : GAP));
      },
      onChoose: (isByHand) => submitsOnChange && send(isByHand),
    });

    const hasRange = range !== undefined;
    useLayoutEffect(() => {
      if (!hasRange) return;
      const focused = fields.findIndex((field) => field.matches(':focus'));
      const restore = takeOver(parts);
      // Its slider goes on for a field that is hidden now.
      if (parts.field.length > 0) sliders[focused]?.focus({ preventScroll: true });
      return restore;
    }, [hasRange, parts, fields, sliders]);
    useLayoutEffect(() => {
      if (range) show(range);
    });
    // If both handles are at the upper end of the scale, the one that can still move lies on top.
    const lowest = (parts.handle[0] ?? parts.slider[0])?.element;
    const isHigh = range !== undefined && range.values[0] > (range.scale.min + range.scale.max) / 2;
    useLayoutEffect(() => (isHigh && lowest ? keepStyle(lowest, { zIndex: '3' }) : undefined), [isHigh, lowest]);
    // Capturing comes first: the builder's script listens on the inputs themselves.
    useSubscription<[Event]>(
      (listener, listenerSignal) => {
        for (const type of ['input', 'change'])
          root.addEventListener(type, listener, { capture: true, signal: listenerSignal });
      },
      (event) => {
        const end = ENDS.find((one) => sliders[one] === event.target);
        if (!range || end === undefined) return;
        if (hasLegacyScript('bricks-woocommerce')) event.stopPropagation();
        if (event.type === 'input') slide(end, Number(sliders[end]?.value));
        else choose(false);
      },
    );

    if (!range) return island.bind({});
    const prices = pricesOf(range);
    const onKeyDown = (event: KeyboardEvent, end: End) => {
      const isRightToLeft = getComputedStyle(root).direction === 'rtl';
      const wanted = keyTarget(event, priceAt(end), range.scale, isRightToLeft);
      if (wanted === undefined) return;
      event.preventDefault();
      slide(end, wanted);
    };
    const onPointerDown = (event: PointerEvent, track: HTMLElement) => {
      if (sliders.some(({ disabled }) => disabled)) return;
      const before = ENDS.map(priceAt);
      followDrag(event, {
        track,
        signal,
        scale: range.scale,
        handles: parts.handle.map(({ element }) => element),
        onGrab: (end) => {
          sliders[end]?.focus({ preventScroll: true });
          states.set({ active: end });
        },
        onMove: slide,
        onDrop: (end, isCancelled) => {
          states.set({ active: undefined });
          if (isCancelled && end !== undefined) undo(end, before[end] ?? 0);
          else choose(true);
        },
      });
    };
    return island.bind({
      slider: ({ element, index }) => ({
        'aria-valuetext': prices[index] ?? null,
        ...(!element.closest('label')?.textContent.trim() && { 'aria-label': names[index] ?? null }),
        onKeyDown: (event) => onKeyDown(event, index === 0 ? 0 : 1),
        onKeyUp: () => choose(false),
        onPointerUp: () => choose(true),
        onFocus: () => states.focused(element, index),
        onBlur: () => {
          choose(false);
          states.blurred();
        },
      }),
      handle: ({ index }) => ({
        is: states.of(index),
        onMouseEnter: () => states.set({ hover: index }),
        onMouseLeave: () => states.set({ hover: undefined }),
      }),
      track: ({ element }) => ({ onPointerDown: (event) => onPointerDown(event, element) }),
    });
  },
);

/** The shop prints an empty slider; its handles are added before parts are searched. */
const mountPriceSlider: Mount = (context) => {
  if (context.dialect === SHOP) addHandles(context.element, context.signal);
  return mount(context);
};
export default mountPriceSlider;

function inputsOf(parts: readonly Part[]): HTMLInputElement[] {
  return parts.map(({ element }) => element).filter((element) => element instanceof HTMLInputElement);
}
