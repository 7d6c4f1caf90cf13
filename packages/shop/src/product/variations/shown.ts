import { commonTexts, text } from '@stirrup/cms/texts';
import { atom, type ReadableAtom } from 'nanostores';
import { flushSync } from 'react-dom';
import { variationSettings } from './settings.ts';
import type { Problem } from './show-problem.ts';

/** The state that a form shows beside a variation's own data. */
export interface Shown {
  /** `printed`: nothing has been looked at yet. */
  readonly phase: 'printed' | 'choosing' | 'asking' | 'available' | 'unavailable';
  readonly isAnythingChosen: boolean;
  /** For screen readers. */
  readonly announcement: string;
  readonly problem: Problem | undefined;
  /** Why the button did nothing when it was pressed; each press has its own. */
  readonly hint: { readonly text: string } | undefined;
}

/** As the server printed it. */
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
  /** Returns when the page shows it: listeners of the events that follow read the page. */
  readonly show: <K extends keyof Shown>(part: K, value: Shown[K]) => void;
}

export function createShown(): ShownStore {
  const store = atom(PRINTED);
  return {
    store,
    show: (part, value) => {
      const shown = store.get();
      if (shown[part] !== value) flushSync(() => store.set({ ...shown, [part]: value }));
    },
  };
}

/** Why nothing can be put into the cart now. */
export function reasonOf({ phase, problem }: Shown): string {
  const { i18n_unavailable_text, i18n_make_a_selection_text } = variationSettings();
  if (phase === 'asking') return text(commonTexts, 'pleaseWait');
  if (phase === 'unavailable') return i18n_unavailable_text;
  return problem?.message ?? i18n_make_a_selection_text;
}
