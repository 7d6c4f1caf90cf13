import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { component, useSubscription } from '@stirrup/react';
import { membersOf, type Part } from '@stirrup/runtime';
import { useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { isPressWithoutClick } from '../../shared/own-click.ts';
import { buttonAttributes } from './button-attributes.ts';
import { CART_ROW, quantityContract } from './contract.ts';
import { enableUpdate, submitByLink, syncLoopLink } from './follow-amount.ts';
import { nextAmount } from './next-amount.ts';
import { quantityProps } from './props.ts';
import { quantityTexts } from './texts.ts';

/** A quantity: its buttons, its limits, and the markup that depends on the amount. */
export default component({ props: quantityProps, contract: quantityContract }, function Quantity({ island }) {
  const field = island.parts.input[0]?.element;
  const input = field instanceof HTMLInputElement && field.type !== 'hidden' ? field : undefined;
  // The state is the field's: any script may change its value and its limits.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const rerenderNow = () => flushSync(rerender);

  useLayoutEffect(() => {
    if (!input) return;
    // An amount that was typed before the island was up stays, and a list's link takes it over.
    if (input.value !== input.defaultValue) syncLoopLink(input);
    else if (isBelowMinimum(input) && !island.element.closest(CART_ROW)) {
      input.value = input.min;
      rerender();
    }
  }, [island, input]);
  useSubscription<[]>((listener, signal) => {
    if (!input) return;
    // Variations and plugins change the limits.
    const observer = new MutationObserver(() => listener());
    observer.observe(input, { attributes: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }, rerenderNow);
  useSubscription<[Event]>((listener, signal) => {
    if (input?.form) membersOf(input.form).addEventListener('submit', listener, { signal });
  }, submitByLink);

  if (!input) return island.bind({});
  const of = input.labels?.[0]?.textContent.trim();
  const follow = () => {
    rerenderNow();
    enableUpdate(input);
    syncLoopLink(input);
  };
  const press = (event: Event, direction: 1 | -1) => {
    event.preventDefault();
    // The builder's script listens on the buttons themselves and would step a second time.
    if (hasLegacyScript('bricks-woocommerce')) event.stopImmediatePropagation();
    const next = nextAmount(input, direction);
    if (next === undefined) return;
    input.value = next;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    announce(next);
  };
  const button = (part: Part, name: keyof typeof quantityTexts, direction: 1 | -1) => {
    const label = text(quantityTexts, name);
    return {
      ...buttonAttributes(part, of ? `${label}: ${of}` : label),
      // A button at a limit keeps the focus, so it is never really disabled.
      'aria-disabled': nextAmount(input, direction) === undefined,
      onClickCapture: (event: Event) => press(event, direction),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target instanceof Element && isPressWithoutClick(event, event.target)) press(event, direction);
      },
    };
  };
  return island.bind({
    input: ({ element }) => (element === input ? { onInput: follow, onChange: follow } : {}),
    minus: (part) => button(part, 'decreaseQuantity', -1),
    plus: (part) => button(part, 'increaseQuantity', 1),
  });
});

function isBelowMinimum({ min, value }: HTMLInputElement): boolean {
  return min !== '' && Number(min) >= 0 && Number.parseFloat(value) < Number(min);
}
