import { useAtOnce } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { showProblem } from './show-problem.ts';

/** Why a form's bot check failed. */
export interface CaptchaFailure {
  readonly message: string;
  /** The element of the check that failed: a form may have several. */
  readonly widget: Element;
}

interface CaptchaProblemProps {
  readonly form: HTMLFormElement;
  readonly failure: ReadableAtom<CaptchaFailure | undefined>;
}

/** Says why a form's bot check failed. What is on its way shows on the form's button, and the rest is the provider's. */
export function CaptchaProblem({ form, failure }: CaptchaProblemProps): null {
  const failed = useAtOnce(failure);
  useLayoutEffect(() => {
    if (failed) return showProblem(form, failed.widget, failed.message);
  }, [form, failed]);
  return null;
}
