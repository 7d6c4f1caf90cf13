import { namesIn, type Sleeper, showsState } from '@stirrup/runtime';
import { navNestedContract } from './contract.ts';
import { prepareNav } from './prepare-nav.ts';

export { prepareNav } from './prepare-nav.ts';

/**
 * The stand-in of a menu: its dropdowns and rows are as they have to be, and site code can open it, by its class. A menu
 * that is printed open starts at once.
 */
export default function navStandIn(sleeper: Sleeper): void {
  const { element, begin, signal } = sleeper;
  const { open } = namesIn(sleeper, navNestedContract).states;
  prepareNav(sleeper);
  const look = () => {
    if (open && showsState(element, open)) void begin();
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
  look();
}
