import type PhotoSwipe from 'photoswipe';
import type { LightboxItem } from './lightbox-item.ts';

/** Adds a link to the file below the message that a picture cannot be loaded. The other pictures stay usable. */
export function showFailures(lightbox: PhotoSwipe, items: readonly LightboxItem[], label: string | undefined): void {
  if (!label) return;
  lightbox.addFilter('contentErrorElement', (message, { index }) => {
    const { src } = items[index] ?? {};
    if (!src) return message;
    const link = Object.assign(document.createElement('a'), { href: src, textContent: label, target: '_blank' });
    Object.assign(link.style, { display: 'block', marginTop: '0.5em', color: 'inherit' });
    message.append(link);
    return message;
  });
}
