import { announce } from '@stirrup/cms/notices';
import { behaviour } from '@stirrup/runtime';
import { hasLegacyScript } from '../own-click.ts';
import { BUTTON, CART_ROW, INPUT } from './contract.ts';
import { enableUpdate, leadLoopLink, submitByLink } from './follow-amount.ts';
import { quantityProps } from './props.ts';
import { stepAmount } from './step-amount.ts';
import { createStepButton } from './step-buttons.ts';

/** What variations and plugins change of a field. */
const WATCHED = ['min', 'max', 'step', 'value', 'readonly', 'disabled'];

/** A quantity: its buttons, its limits, and what follows it. */
export default behaviour(quantityProps, (element, { announces }, signal) => {
  const input = element.querySelector<HTMLInputElement>(INPUT);
  if (!input || input.type === 'hidden') return;
  const [minus, plus] = [
    element.querySelector<HTMLElement>(BUTTON.minus),
    element.querySelector<HTMLElement>(BUTTON.plus),
  ];
  const buttons = [
    ...(minus ? [{ ...createStepButton(minus, 'decreaseQuantity', input), direction: -1 as const }] : []),
    ...(plus ? [{ ...createStepButton(plus, 'increaseQuantity', input), direction: 1 as const }] : []),
  ];
  const nextOf = (direction: 1 | -1) =>
    input.readOnly || input.disabled ? undefined : stepAmount(input.value, input, direction);
  const show = () => {
    for (const { enable, direction } of buttons) enable(nextOf(direction) !== undefined);
  };
  const follow = () => {
    show();
    enableUpdate(input);
    leadLoopLink(input);
  };
  const press = (event: Event) => {
    const pressed = buttons.find((button) => event.target instanceof Node && button.element.contains(event.target));
    if (!pressed) return;
    event.preventDefault();
    // The builder's script listens on the buttons themselves: it would step once more.
    if (hasLegacyScript('builder')) event.stopPropagation();
    const next = nextOf(pressed.direction);
    if (next === undefined) return;
    input.value = next;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (announces) announce(next);
  };

  if (
    !element.closest(CART_ROW) &&
    Number(input.min || -1) >= 0 &&
    Number.parseFloat(input.value) < Number(input.min)
  ) {
    input.value = input.min;
  }
  show();
  element.addEventListener('click', press, { capture: true, signal });
  element.addEventListener(
    'keydown',
    (event) => {
      // A real button is clicked by its keys.
      const isButton = event.target instanceof Element && event.target.matches('button');
      if (!isButton && (event.key === 'Enter' || event.key === ' ')) press(event);
    },
    { signal },
  );
  input.addEventListener('input', follow, { signal });
  input.addEventListener('change', follow, { signal });
  input.form?.addEventListener('submit', submitByLink, { signal });
  const observer = new MutationObserver(show);
  observer.observe(input, { attributeFilter: WATCHED });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const { restore } of buttons) restore();
  });
});
