export type { ContentEvent, Lightbox, LightboxContent, LightboxSettings } from './lightbox.ts';
export type { LightboxItem } from './lightbox-item.ts';
export type { LightboxOptions, LightboxTitles } from './lightbox-options.ts';
export { openLightbox } from './open-lightbox.ts';
export { pictureAddress } from './picture-address.ts';
export { prepareLightbox } from './prepare-lightbox.ts';
