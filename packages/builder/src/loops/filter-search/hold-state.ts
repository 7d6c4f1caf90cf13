import { showState, showsState } from '@stirrup/runtime';

/** Sets a state of an element outside the island, and returns a function that restores it. */
export function holdState(element: Element, state: string, isOn: boolean): () => void {
  const before = showsState(element, state);
  showState(element, state, isOn);
  return () => showState(element, state, before);
}
