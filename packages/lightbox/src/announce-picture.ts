import { textOfHtml } from '@stirrup/cms';
import { elementText } from '@stirrup/cms/elements';
import { hideFromSight } from '@stirrup/cms/notices';
import type { LightboxItem } from './lightbox-item.ts';

/**
 * Announces the picture that a dialog shows, with its caption: when the dialog is focused, and with each change. The
 * live region is inside the dialog, because some screen readers ignore regions outside of a modal one.
 *
 * @returns a function that announces the picture with an index, and a failure to show it
 */
export function announcePicture(
  dialog: HTMLElement,
  items: readonly LightboxItem[],
): (index: number, failure?: string) => void {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.id = 'stirrup-picture';
  hideFromSight(region);
  dialog.append(region);
  dialog.setAttribute('aria-describedby', region.id);
  return (index, failure) => {
    const { caption = '', alt = '' } = items[index] ?? {};
    const texts = [elementText('slideLabel', index + 1, items.length), textOfHtml(caption).trim() || alt, failure];
    const text = texts.filter(Boolean).join(': ');
    // Some screen readers also announce a text that replaces the same one.
    if (region.textContent !== text) region.textContent = text;
  };
}
