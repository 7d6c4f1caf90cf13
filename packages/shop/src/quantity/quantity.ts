import { announce } from '@stirrup/cms/notices';
import { quantityTexts, text } from '@stirrup/cms/texts';
import { behaviour, membersOf } from '@stirrup/runtime';
import { makeButton } from '../make-button.ts';
import { hasLegacyScript } from '../own-click.ts';
import { BUTTON, CART_ROW, INPUT } from './contract.ts';
import { enableUpdate, leadLoopLink, submitByLink } from './follow-amount.ts';
import { quantityProps } from './props.ts';
import { stepAmount } from './step-amount.ts';

const STEPS = [
  { selector: BUTTON.minus, name: 'decreaseQuantity', direction: -1 },
  { selector: BUTTON.plus, name: 'increaseQuantity', direction: 1 },
] as const;

/** A quantity: its buttons, its limits, and what follows it. */
export default behaviour({ props: quantityProps }, ({ island: { element, signal } }) => {
  const input = element.querySelector<HTMLInputElement>(INPUT);
  if (!input || input.type === 'hidden') return;
  const of = input.labels?.[0]?.textContent.trim();
  const found = STEPS.flatMap(({ selector, name, direction }) => {
    const button = element.querySelector<HTMLElement>(selector);
    return button ? [{ button, name, direction }] : [];
  });
  const nextOf = (direction: 1 | -1) =>
    input.readOnly || input.disabled ? undefined : stepAmount(input.value, input, direction);
  // A button at a bound keeps the focus, so it is never disabled for good.
  const show = () => {
    for (const { button, direction } of found)
      button.setAttribute('aria-disabled', String(nextOf(direction) === undefined));
  };
  const follow = () => {
    show();
    enableUpdate(input);
    leadLoopLink(input);
  };
  const press = (event: Event) => {
    const pressed = found.find(({ button }) => event.target instanceof Node && button.contains(event.target));
    if (!pressed) return;
    event.preventDefault();
    // The builder's script listens on the buttons themselves: it would step once more.
    if (hasLegacyScript('builder')) event.stopPropagation();
    const next = nextOf(pressed.direction);
    if (next === undefined) return;
    input.value = next;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    announce(next);
  };
  const pressByKey = (event: KeyboardEvent) => {
    // A real button is clicked by its keys.
    const isButton = event.target instanceof HTMLButtonElement;
    if (!isButton && (event.key === 'Enter' || event.key === ' ')) press(event);
  };

  element.addEventListener('click', press, { capture: true, signal });
  element.addEventListener('keydown', pressByKey, { signal });
  for (const type of ['input', 'change']) input.addEventListener(type, follow, { signal });
  if (input.form) membersOf(input.form).addEventListener('submit', submitByLink, { signal });
  // Only now is anything changed: an island that cannot listen leaves the page as it was.
  const nameOf = (name: keyof typeof quantityTexts) => {
    const words = text(quantityTexts, name);
    return of ? `${words}: ${of}` : words;
  };
  const restores = found.map(({ button, name }) => makeButton(button, nameOf(name)));
  const { min, value } = input;
  if (min && Number(min) >= 0 && Number.parseFloat(value) < Number(min) && !element.closest(CART_ROW)) {
    input.value = min;
  }
  show();
  // Variations and plugins change the field's limits.
  const observer = new MutationObserver(show);
  observer.observe(input, { attributes: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const restore of restores) restore();
  });
});
