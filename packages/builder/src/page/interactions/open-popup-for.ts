import { openPopup } from '../../overlays/popups/open-popup.ts';
import { ATTRIBUTES } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Opens a popup with the context of the interaction, or with the loop item around its element. */
export function openPopupFor({ printed, source }: Interaction, popup: Element): void {
  void openPopup(popup, {
    contextId: textOf(printed.popupContextId) || undefined,
    contextType: textOf(printed.popupContextType) || undefined,
    loopId: source.getAttribute(ATTRIBUTES.loopId) ?? undefined,
    opener: source,
  });
}
