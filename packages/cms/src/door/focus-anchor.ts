import { membersOf } from '@stirrup/runtime';
import type { MergeRules } from './merge-rules.ts';
import { followPath, pathTo } from './node-path.ts';

/** The path to a control in a keyed item: up from the element with the key by a number of levels, then down. */
export interface Anchor {
  readonly attribute: string;
  readonly value: string;
  /** Index among the keyed elements. */
  readonly position: number;
  readonly levelsUp: number;
  readonly path: readonly number[];
}

/** The anchor of a control, if it is in a keyed item. */
export function anchorOf(target: Element, control: Element, { keys }: MergeRules): Anchor | undefined {
  for (const attribute of keys) {
    const keyed = Array.from(membersOf(target).querySelectorAll(`[${attribute}]`));
    // The innermost element around the control that also contains a key is the item, or is inside it.
    for (
      let item: Element | null = control;
      item && item !== membersOf(target).parentElement;
      item = membersOf(item).parentElement
    ) {
      const around = item;
      const carriers = keyed.filter((element) => around.contains(element));
      const [carrier] = carriers;
      if (!carrier) continue;
      const value = carrier.getAttribute(attribute) ?? '';
      if (carriers.some((other) => other.getAttribute(attribute) !== value)) break;
      const levelsUp = pathTo(around, carrier).length;
      return { attribute, value, position: keyed.indexOf(carrier), levelsUp, path: pathTo(around, control) };
    }
  }
  return undefined;
}

/** The control in the same item of new markup; if that has gone, in the item at its position, else in the last one. */
export function followAnchor(
  root: Element,
  { attribute, value, position, levelsUp, path }: Anchor,
): Element | undefined {
  const keyed = Array.from(membersOf(root).querySelectorAll(`[${attribute}]`));
  const same = keyed.find((element) => membersOf(element).getAttribute(attribute) === value);
  let item: Element | null | undefined = same ?? keyed[position] ?? keyed.at(-1);
  for (let level = 0; level < levelsUp; level++) item = item?.parentElement;
  return item ? followPath(item, path) : undefined;
}
