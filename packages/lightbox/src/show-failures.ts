import { text } from '@stirrup/cms/texts';
import type PhotoSwipe from 'photoswipe';
import type { LightboxItem } from './lightbox-item.ts';
import { lightboxTexts } from './texts/lightbox-texts.ts';

/**
 * Adds a link to the file below the message that a picture cannot be loaded; message and link have the direction of their
 * text, as captions do. The other pictures stay usable.
 */
export function showFailures(lightbox: PhotoSwipe, items: readonly LightboxItem[]): void {
  lightbox.addFilter('contentErrorElement', (message, { index }) => {
    message.dir = 'auto';
    const { src } = items[index] ?? {};
    if (!src) return message;
    const link = Object.assign(document.createElement('a'), {
      href: src,
      textContent: text(lightboxTexts, 'openFile'),
      target: '_blank',
      dir: 'auto',
    });
    Object.assign(link.style, { display: 'block', marginTop: '0.5em', color: 'inherit' });
    message.append(link);
    return message;
  });
}
