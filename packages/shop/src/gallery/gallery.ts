import { hear, raise } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { productOf } from '../product/product-of.ts';
import { chooseThumbnails } from './choose-thumbnails.ts';
import { EVENT, LEGACY, PARAMS, PART } from './contract.ts';
import { followVariation } from './follow-variation.ts';
import { lift } from './lift.ts';
import { offerLightbox } from './offer-lightbox.ts';
import { galleryProps } from './props.ts';
import { gallerySettings } from './settings.ts';
import { createSlider, type Slider } from './slider.ts';
import { wrapTrack } from './wrap-track.ts';
import { offerZoom } from './zoom.ts';

export { followVariation };

/** A product's pictures. No React: it only adds to what is there, and must show even on a page where React never comes. */
export default behaviour({ props: galleryProps }, ({ island: { element: root, signal }, ...props }) => {
  lift(root);
  const isLegacy = root.querySelector(LEGACY.built) !== null || document.querySelector(LEGACY.script) !== null;
  const follow = () => followVariation(root, productOf(root), signal);
  if (isLegacy) {
    follow();
    return;
  }
  const settings = gallerySettings();
  const raw: unknown = Reflect.get(globalThis, PARAMS) ?? settings;
  raise(root, EVENT.beforeInit, [root, raw]);

  const track = root.querySelector<HTMLElement>(PART.track);
  const slides = [...(track?.querySelectorAll<HTMLElement>(PART.slide) ?? [])];
  const hasZoom = props.zoom ?? settings.zoom_enabled;
  let current = 0;
  let slider: Slider | undefined;
  const show = (index: number) => slider?.show(index);
  if (track && slides.length > 1 && (props.slider ?? settings.flexslider_enabled)) {
    const thumbnails = chooseThumbnails(root, slides, show, signal);
    const moved = (index: number) => {
      current = index;
      thumbnails.mark(index);
    };
    wrapTrack(track, signal);
    slider = createSlider(track, slides, moved, signal);
    hear(root, EVENT.firstSlide, () => show(0), signal);
  }
  follow();
  if (hasZoom) offerZoom(root, slides, signal);
  if (slides.length > 0 && (props.lightbox ?? settings.photoswipe_enabled)) {
    const options = {
      duration: Number(settings.photoswipe_options['showAnimationDuration']) || 0,
      label: settings.i18n_product_gallery_trigger_text,
      styles: props.lightboxStyles,
      hasTrigger: hasZoom,
    };
    offerLightbox(root, slides, () => current, options, signal);
  }
  raise(root, EVENT.afterInit, [root, raw]);
});
