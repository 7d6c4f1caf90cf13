import { toggleOffCanvas } from '../../overlays/off-canvases/toggle-off-canvas.ts';
import { updateSource } from '../../overlays/off-canvases/update-source.ts';
import type { Action } from './interaction.ts';
import { textOf } from './read-printed.ts';

/** Opens or closes a panel beside the page; the interaction's element gets the focus back if it was clicked. */
export const togglePanel: Action = ({ printed, source }) => {
  const selector = textOf(printed.offCanvasSelector);
  const panel = selector ? document.querySelector(selector) : null;
  if (!(panel instanceof HTMLElement)) return;
  // Nobody has to be at the source of a panel that opens by itself: the focus returns to where it is.
  const isOpener = printed.trigger === 'click' && panel !== source;
  updateSource(source, toggleOffCanvas(panel, source, isOpener ? source : null));
};
