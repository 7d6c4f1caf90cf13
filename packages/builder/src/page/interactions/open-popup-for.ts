import { openPopup } from '../../overlays/popups/open-popup.ts';
import { ATTRIBUTES } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Opens a popup, about what the interaction says or about the item of the loop that its element is in. */
export function openPopupFor({ printed, source }: Interaction, popup: Element): void {
  void openPopup(popup, {
    contextId: textOf(printed.popupContextId) || undefined,
    contextType: textOf(printed.popupContextType) || undefined,
    loopId: source.getAttribute(ATTRIBUTES.loopId) ?? undefined,
    opener: source,
  });
}
