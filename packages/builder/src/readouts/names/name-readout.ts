import { text } from '@stirrup/cms/texts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { readoutTexts } from './texts.ts';

/** Names of the texts that a readout may be named by. */
export type ReadoutName = keyof typeof readoutTexts;

/** Names a readout for screen readers until the signal aborts. Fetched with all that knows the page's texts. */
export function nameReadout(readout: Element, name: ReadoutName, signal: AbortSignal): void {
  if (signal.aborted) return;
  signal.addEventListener('abort', keepAttributes(readout, ['aria-label']));
  readout.setAttribute('aria-label', text(readoutTexts, name));
}
