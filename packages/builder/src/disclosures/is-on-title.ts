/** True if a click hits the title itself, and not a link or one of the other controls inside it, which keeps its own action. */
export function isOnTitle(title: Element, target: EventTarget | null, controls: string): boolean {
  return target instanceof Element && target.closest(controls) === title;
}
