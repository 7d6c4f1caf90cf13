import { membersOf } from '@stirrup/runtime';
import { block } from '../../shared/block.ts';
import { PROCESSING } from './contract.ts';

/** Covers an area and marks it as the shop's own script does (woocommerce.md §4.10). Returns a function that ends that. */
export function blockProcessing(area: HTMLElement): () => void {
  const { classList } = membersOf(area);
  classList.add(PROCESSING);
  const unblock = block(area);
  return () => {
    unblock();
    classList.remove(PROCESSING);
  };
}
