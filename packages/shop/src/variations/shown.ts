import { commonTexts, text } from '@stirrup/cms/texts';
import { variationSettings } from './settings.ts';
import type { Problem } from './show-problem.ts';

/** What a form shows beside a variation's own data. */
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

/** Why nothing can be put into the cart now. */
export function reasonOf({ phase, problem }: Shown): string {
  const { i18n_unavailable_text, i18n_make_a_selection_text } = variationSettings();
  if (phase === 'asking') return text(commonTexts, 'pleaseWait');
  if (phase === 'unavailable') return i18n_unavailable_text;
  return problem?.message ?? i18n_make_a_selection_text;
}

/** Whether two are equal in every part. */
export function isSame(one: Shown, other: Shown): boolean {
  let part: keyof Shown;
  for (part in one) if (one[part] !== other[part]) return false;
  return true;
}
