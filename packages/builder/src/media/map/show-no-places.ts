import { elementText } from '@stirrup/cms/elements';
import type { Printed } from '../maps/printed.ts';
import { NO_RESULTS } from './places-contract.ts';

/** Shows on a map of the builder that it has no places, until the signal aborts. */
export function showNoPlaces(host: HTMLElement, { mapMode, noLocationsText }: Printed, signal: AbortSignal): void {
  if (!mapMode) return;
  const message = document.createElement('div');
  message.className = NO_RESULTS;
  message.textContent = String(noLocationsText || elementText('noLocationsFound'));
  message.style.cssText = 'position:absolute;inset:50% 0 auto;text-align:center';
  host.append(message);
  signal.addEventListener('abort', () => message.remove());
}
