import { namesIn, type Sleeper, showsState } from '@stirrup/runtime';
import { popupContract } from './contract.ts';
import { hearControls } from './hear-controls.ts';
import { hearNear } from './hear-near.ts';
import { provideFunctions } from './provide-functions.ts';

/** Stands in for a closed popup: controls, interactions and site code can open it. One that is printed open comes up. */
export default function popupStandIn(sleeper: Sleeper): void {
  const { open, closed } = namesIn(sleeper, popupContract).states;
  hearControls();
  provideFunctions();
  hearNear();
  const isOpen = open ? showsState(sleeper.element, open) : !closed || !showsState(sleeper.element, closed);
  if (isOpen) void sleeper.begin();
}
