import { rootSelector } from '@stirrup/runtime';
import { INTERACTION } from '../../shared/interactions-contract.ts';
import { findInteractions } from '../../shared/known-interactions.ts';

/**
 * The controls that toggle panels; those in a panel close it from inside, for visitors without an Escape key
 * (bricks-dynamic.md §7.3).
 */
export function waysOut(): Element[] {
  const sources = findInteractions(({ trigger, action }) => trigger === 'click' && action === INTERACTION.togglePanel);
  return [...document.querySelectorAll(rootSelector('toggle')), ...sources];
}
