import { text } from '@stirrup/cms';
import { variationSettings } from '../variations/settings.ts';
import { REASON_CLASS } from './contract.ts';

/** Why a button that is switched off does nothing, in the page's own words. */
export function reasonOf(button: Element): string {
  for (const [name, key] of Object.entries(REASON_CLASS)) {
    if (button.classList.contains(name)) return variationSettings()[key];
  }
  return text('refused');
}
