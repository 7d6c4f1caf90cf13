import { openPopup } from '../../overlays/popups/open-popup.ts';
import { ATTRIBUTES } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Opens a popup with the context of the interaction, or with the loop item around its element. */
export function openPopupFor({ printed, source }: Interaction, popup: Element): void {
  // Nobody has to be at the source of a popup that opens by itself: the focus returns to where it is.
  const isOpener = printed.trigger === 'click' && !popup.contains(source);
  void openPopup(popup, {
    contextId: textOf(printed.popupContextId) || undefined,
    contextType: textOf(printed.popupContextType) || undefined,
    loopId: source.getAttribute(ATTRIBUTES.loopId) ?? undefined,
    opener: isOpener ? source : undefined,
  });
}
