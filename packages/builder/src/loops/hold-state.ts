import { showState, showsState } from '@stirrup/runtime';

/** Shows a state of an element outside of an island. Returns a function that restores it. */
export function holdState(element: Element, state: string, isOn: boolean): () => void {
  const before = showsState(element, state);
  showState(element, state, isOn);
  return () => showState(element, state, before);
}
