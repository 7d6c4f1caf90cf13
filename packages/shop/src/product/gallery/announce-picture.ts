import { hideFromSight } from '@stirrup/cms/notices';
import { elementText } from '@stirrup/cms/page-settings';
import type { Picture } from './picture.ts';
import { textIn } from './text-in.ts';

/**
 * Announces the picture that a dialog shows, with its caption: when the dialog is focused, and with each change. The
 * live region is inside the dialog, because some screen readers ignore regions outside of a modal one.
 *
 * @returns a function that announces the picture with an index
 */
export function announcePicture(dialog: HTMLElement, pictures: readonly Picture[]): (index: number) => void {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.id = 'stirrup-picture';
  hideFromSight(region);
  dialog.append(region);
  dialog.setAttribute('aria-describedby', region.id);
  return (index) => {
    const { caption = '', alt = '' } = pictures[index] ?? {};
    const texts = [elementText('slideLabel', index + 1, pictures.length), textIn(caption) || alt];
    region.textContent = texts.filter(Boolean).join(': ');
  };
}
