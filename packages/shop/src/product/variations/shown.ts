import { commonTexts, text } from '@stirrup/cms/texts';
import { atom, type ReadableAtom } from 'nanostores';
import { flushSync } from 'react-dom';
import type { Problem } from './show-problem.ts';
import { variationTexts } from './texts.ts';

/** The form's visible state, besides the variation's own data. */
export interface Shown {
  /** `printed`: before the first check. */
  readonly phase: 'printed' | 'choosing' | 'loading' | 'available' | 'unavailable';
  readonly isAnythingChosen: boolean;
  /** Text for screen readers. */
  readonly announcement: string;
  readonly problem: Problem | undefined;
  /** The reason why a press of the button had no effect; a new object for each press. */
  readonly hint: { readonly text: string } | undefined;
}

/** The state of the printed markup. */
export const PRINTED: Shown = {
  phase: 'printed',
  isAnythingChosen: false,
  announcement: '',
  problem: undefined,
  hint: undefined,
};

/** Store of the state that a form shows, and its setter. */
export interface ShownStore {
  readonly store: ReadableAtom<Shown>;
  /** Returns after the page shows it: listeners of the following events read the page. */
  readonly show: <K extends keyof Shown>(part: K, value: Shown[K]) => void;
}

/** Creates the store of a form's visible state, which begins as printed. */
export function createShown(): ShownStore {
  const store = atom(PRINTED);
  return {
    store,
    show: (part, value) => {
      const shown = store.get();
      if (shown[part] === value) return;
      // A reason belongs to the phase in which it was told.
      const { hint } = part === 'phase' ? PRINTED : shown;
      flushSync(() => store.set({ ...shown, hint, [part]: value }));
    },
  };
}

/** The reason why nothing can be added to the cart now. */
export function reasonOf({ phase, problem }: Shown): string {
  if (phase === 'loading') return text(commonTexts, 'pleaseWait');
  if (phase === 'unavailable') return text(variationTexts, 'variationUnavailable');
  return problem?.message ?? text(variationTexts, 'chooseOptions');
}
