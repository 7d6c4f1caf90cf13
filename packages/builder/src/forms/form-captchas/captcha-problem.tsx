import { useSyncStore } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { showProblem } from './show-problem.ts';

/** A failed bot check of a form. */
export interface CaptchaFailure {
  readonly message: string;
  /** The element of the check that failed: a form may have several. */
  readonly element: Element;
}

interface CaptchaProblemProps {
  readonly form: HTMLFormElement;
  readonly failure: ReadableAtom<CaptchaFailure | undefined>;
}

/** Shows the error of a form's bot check. The form's button shows a pending check; the provider shows the rest. */
export function CaptchaProblem({ form, failure }: CaptchaProblemProps): null {
  const failed = useSyncStore(failure);
  useLayoutEffect(() => {
    if (failed) return showProblem(form, failed.element, failed.message);
  }, [form, failed]);
  return null;
}
