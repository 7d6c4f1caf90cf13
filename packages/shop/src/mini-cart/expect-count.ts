import { cartState } from '@stirrup/cart';
import { COUNT } from './contract.ts';

/**
 * Lets the counts of a cart show what is on its way to the shop. The number that the server printed is put back before
 * its next one comes, and when nothing comes. Returns what ends this.
 */
export function expectCount(root: HTMLElement): () => void {
  const state = cartState();
  let undo = addToCounts(root, state.get().expected);
  const stop = state.listen(({ expected }, _old, key) => {
    if (key !== 'expected') return;
    undo();
    undo = addToCounts(root, expected);
  });
  return () => {
    stop();
    undo();
  };
}

function addToCounts(root: HTMLElement, pieces: number): () => void {
  const counts = pieces > 0 ? [...root.querySelectorAll(COUNT)] : [];
  const undo = counts.map((count) => {
    const printed = count.textContent;
    // A count may be more than a number: "2 items". That is for the server to say.
    if (!/^\s*\d+\s*$/.test(printed)) return () => {};
    const shown = String(Number(printed) + pieces);
    count.textContent = shown;
    return () => {
      if (count.textContent === shown) count.textContent = printed;
    };
  });
  return () => {
    for (const each of undo) each();
  };
}
