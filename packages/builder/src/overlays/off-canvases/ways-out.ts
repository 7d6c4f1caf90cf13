import { rootSelector } from '@stirrup/runtime';
import { findInteractions } from '../../shared/known-interactions.ts';
import { INTERACTION } from './contract.ts';

/**
 * The controls that toggle panels; those in a panel close it from inside, for visitors without an Escape key
 * (bricks-dynamic.md §7.3).
 */
export function waysOut(): Element[] {
  const sources = findInteractions(({ trigger, action }) => trigger === 'click' && action === INTERACTION.action);
  return [...document.querySelectorAll(rootSelector('toggle')), ...sources];
}
