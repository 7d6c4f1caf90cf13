import { namesIn, type Sleeper } from '@stirrup/runtime';
import { beginWhenOpen } from '../menus/begin-when-open.ts';
import { navNestedContract } from './contract.ts';
import { prepareNav } from './prepare-nav.ts';

export { prepareNav } from './prepare-nav.ts';

/**
 * The stand-in of a menu: its dropdowns and rows are as they have to be, and site code can open it, by its class. A menu
 * that is printed open starts at once.
 */
export default function navStandIn(sleeper: Sleeper): void {
  prepareNav(sleeper);
  beginWhenOpen(sleeper, namesIn(sleeper, navNestedContract).states.open);
}
