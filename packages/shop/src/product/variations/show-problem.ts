import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { NO_MATCH_CLASSES, PROBLEM_CLASS } from './problem-contract.ts';

/** The reason why no variation is shown: none matches, or the request failed. */
export interface Problem {
  readonly message: string;
  /** Retries the request. */
  readonly tryAgain?: () => void;
}

/** Shows a message after the area, in the shop's own markup (woocommerce.md §5.5), until the signal aborts. */
export function showProblem(area: Element, { message, tryAgain }: Problem, signal: AbortSignal): void {
  if (signal.aborted) return;
  const region = document.createElement('div');
  const line = document.createElement('p');
  region.setAttribute('role', 'alert');
  line.className = tryAgain ? PROBLEM_CLASS : NO_MATCH_CLASSES;
  // The shop's styles hide it until a script slides it down.
  line.style.display = 'block';
  line.append(`${message} `);
  if (tryAgain) {
    const properties = { className: 'button', textContent: text(commonTexts, 'tryAgain'), onclick: tryAgain };
    line.append(createButton(properties));
  }
  region.append(line);
  area.after(region);
  signal.addEventListener('abort', () => region.remove());
}
