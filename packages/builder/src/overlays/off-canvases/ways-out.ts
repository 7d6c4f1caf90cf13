import { rootSelector } from '@stirrup/runtime';
import { INTERACTION } from './contract.ts';

/** Selector of the controls that close a panel from inside, for visitors without an Escape key (bricks-dynamic.md §7.3). */
export function waysOut(): string {
  return `${rootSelector('toggle')}, [${INTERACTION.printed}*="toggleOffCanvas"]`;
}
