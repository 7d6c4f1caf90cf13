import { INTERACTION } from '../../shared/interactions-contract.ts';
import { findInteractions } from '../../shared/known-interactions.ts';
import { finds } from './finds.ts';
import { updateSource } from './update-source.ts';

/** Shows on all elements with an interaction that toggles a panel whether it is open. Toggles are islands of their own. */
export function updateInteractions(panel: Element, isOpen: boolean): void {
  const sources = findInteractions(
    ({ action, offCanvasSelector }) => action === INTERACTION.togglePanel && finds(String(offCanvasSelector), panel),
  );
  for (const source of sources) updateSource(source, isOpen);
}
