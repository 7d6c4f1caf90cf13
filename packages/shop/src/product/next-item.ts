import { hasModifier, type Modifiers } from '@stirrup/runtime';

/**
 * The item that an arrow key leads to, wrapping at both ends (ARIA Authoring Practices, Radio Group); undefined for
 * other keys, and for key combinations of the browser.
 *
 * @param items The visible items that can be chosen.
 * @param from The focused item; it need not be among them.
 */
export function nextItem<Item>(
  press: Modifiers & Pick<KeyboardEvent, 'key'>,
  items: readonly Item[],
  from: Item,
  isRightToLeft: boolean,
): Item | undefined {
  const { key } = press;
  if (hasModifier(press)) return undefined;
  const [forward, backward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const place = items.indexOf(from);
  if (key === forward || key === 'ArrowDown') return items[(place + 1) % items.length];
  if (key === backward || key === 'ArrowUp') return items.at(place < 0 ? -1 : place - 1);
  return undefined;
}
