import { text } from '@stirrup/cms';
import { MESSAGE_CLASS } from '../message-beside.ts';
import { NO_MATCH } from './contract.ts';

/** Why no variation is shown: none matches, or the shop could not be asked. */
export interface Problem {
  readonly message: string;
  /** Asks once more. */
  readonly tryAgain?: () => void;
}

/** Says so after the area, in the shop's own markup (contracts/woocommerce.md §5.5); returns what takes it away. */
export function showProblem(area: Element, { message, tryAgain }: Problem): () => void {
  const region = document.createElement('div');
  const line = document.createElement('p');
  region.setAttribute('role', 'alert');
  line.className = tryAgain ? MESSAGE_CLASS : NO_MATCH;
  // The shop's styles hide it until its script, which slides it down, has come.
  line.style.display = 'block';
  line.append(`${message} `);
  if (tryAgain) {
    const properties = { type: 'button', className: 'button', textContent: text('tryAgain'), onclick: tryAgain };
    const button = Object.assign(document.createElement('button'), properties);
    line.append(button);
  }
  region.append(line);
  area.after(region);
  return () => region.remove();
}
