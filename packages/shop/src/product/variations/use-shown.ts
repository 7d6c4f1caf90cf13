import { useEffect, useLayoutEffect } from 'react';
import { keepStyle } from '../../shared/keep-style.ts';
import { showMessageAfter } from '../../shared/message-beside.ts';
import { requestCode } from './create-variation-requests.ts';
import { showReset } from './show-reset.ts';
import type { Shown } from './shown.ts';

/** During a request the last result shows dimmed. */
const LOADING_OPACITY = '0.6';

/** Parts with a text or a style of their own, or with a message beside them. */
interface ShownParts {
  readonly alert: HTMLElement | undefined;
  readonly area: HTMLElement | undefined;
  readonly button: HTMLElement | undefined;
  readonly reset: HTMLElement | undefined;
}

/** Shows what attributes and classes of a form cannot: texts, messages, and styles that the shop's script sets. */
export function useShown({ alert, area, button, reset }: ShownParts, shown: Shown): void {
  const { phase, isAnythingChosen, announcement, problem, hint } = shown;
  useLayoutEffect(() => {
    if (alert && alert.textContent !== announcement) alert.textContent = announcement;
  }, [alert, announcement]);
  useLayoutEffect(() => {
    if (!reset || phase === 'printed') return;
    return showReset(reset, isAnythingChosen);
  }, [reset, phase, isAnythingChosen]);
  useLayoutEffect(() => {
    if (area && phase === 'loading') return keepStyle(area, { opacity: LOADING_OPACITY });
  }, [area, phase]);
  useEffect(() => {
    if (!area || !problem) return;
    const stop = new AbortController();
    requestCode
      .load()
      .then(({ showProblem }) => showProblem(area, problem, stop.signal))
      .catch((error: unknown) => {
        reportError(error);
        if (stop.signal.aborted) return;
        // That code is also what the request lacks. A press of the form's button tries again.
        stop.signal.addEventListener('abort', showMessageAfter(area, problem.message));
      });
    return () => stop.abort();
  }, [area, problem]);
  useLayoutEffect(() => (button && hint ? showMessageAfter(button, hint.text) : undefined), [button, hint]);
}
