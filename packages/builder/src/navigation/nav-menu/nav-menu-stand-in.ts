import { namesIn, type Sleeper } from '@stirrup/runtime';
import { beginWhenOpen } from '../menus/begin-when-open.ts';
import { navMenuContract } from './contract.ts';

/** The stand-in of a menu: one whose mobile menu other code opens starts. */
export default function navMenuStandIn(sleeper: Sleeper): void {
  beginWhenOpen(sleeper, namesIn(sleeper, navMenuContract).states.open);
}
