import { hideFromSight } from '@stirrup/cms/notices';
import { elementText } from '@stirrup/cms/page-settings';
import type { Picture } from './picture.ts';
import { textIn } from './text-in.ts';

/**
 * Tells screen readers which picture of a dialog shows, and what is on it: when the dialog gets the focus, and whenever
 * another one shows. The region lies in the dialog, since some screen readers hear nothing from beside it.
 *
 * @returns what tells of a picture by its index
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
    const words = [elementText('slideLabel', index + 1, pictures.length), textIn(caption) || alt];
    region.textContent = words.filter(Boolean).join(': ');
  };
}
