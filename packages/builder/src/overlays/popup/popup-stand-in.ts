import { namesIn, type Sleeper, showsState } from '@stirrup/runtime';
import { popupContract } from './contract.ts';
import { listenToControls } from './listen-to-controls.ts';
import { provideFunctions } from './provide-functions.ts';
import { startWhenNear } from './start-when-near.ts';

/**
 * The stand-in of a closed popup: controls, interactions and site code can open it. A popup that is printed open starts
 * at once.
 */
export default function popupStandIn(sleeper: Sleeper): void {
  const { open, closed } = namesIn(sleeper, popupContract).states;
  listenToControls();
  provideFunctions();
  startWhenNear();
  const isOpen = open ? showsState(sleeper.element, open) : !closed || !showsState(sleeper.element, closed);
  if (isOpen) void sleeper.begin();
}
