import { ATTRIBUTES, POPUP } from './contract.ts';
import type { Interaction, Target } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Whether a target is a popup, which opens and closes where others show and hide. */
export function isPopup(target: Target): boolean {
  return target.matches(POPUP.selector);
}

/** Opens a popup, about what the interaction says or about the item of the loop that it is in. */
export function openPopup(popup: Target, { printed, source }: Interaction, timeout = 0): void {
  call(POPUP.open, popup, timeout, {
    popupContextId: textOf(printed.popupContextId) || undefined,
    popupContextType: textOf(printed.popupContextType) || undefined,
    loopId: source.getAttribute(ATTRIBUTES.loopId) ?? undefined,
  });
}

/** Closes a popup. */
export function closePopup(popup: Target): void {
  call(POPUP.close, popup);
}

function call(name: string, ...args: readonly unknown[]): void {
  const known: unknown = Reflect.get(globalThis, name);
  if (typeof known === 'function') known(...args);
}
