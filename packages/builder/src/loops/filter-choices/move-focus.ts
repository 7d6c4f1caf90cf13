import { hasModifier } from '@stirrup/runtime';
import { isPress } from '../../shared/keys/is-press.ts';
import { type Choices, isOff } from './create-choices.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Keys in a list of choices. Arrows move the focus among radio buttons without choosing, because each choice sends a
 * request (bricks-dynamic.md §4.8). Space chooses, and so does Enter if the text looks like a button.
 */
export function moveFocus(
  event: KeyboardEvent,
  { controls, buttonOf }: Choices,
  list: Element,
  isRadio: boolean,
): void {
  const { key, target } = event;
  const inputs = controls();
  const input = inputs.find((one) => one === target || buttonOf(one) === target);
  if (!input || hasModifier(event)) return;
  const step = STEPS[key];
  if (step && isRadio) {
    event.preventDefault();
    const isTurned = key.endsWith('t') && getComputedStyle(list).direction === 'rtl';
    const open = inputs.filter((one) => one === input || !isOff(one));
    const place = open.indexOf(input) + (isTurned ? -step : step);
    const next = open.at(place % open.length);
    if (next) (buttonOf(next) ?? next).focus();
  } else if (target !== input && isPress(event)) {
    // Prevents scrolling; a key that is held down is one press.
    event.preventDefault();
    if (!event.repeat) input.click();
  }
}
