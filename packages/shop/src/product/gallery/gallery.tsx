import { emit, readGlobal } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { text } from '@stirrup/cms/texts';
import { component, useSubscription } from '@stirrup/react';
import { isPlainClick, overrideOpacity } from '@stirrup/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { productOf } from '../product-of.ts';
import { addTrigger } from './add-trigger.ts';
import { removePlaceholders } from './at-once.ts';
import {
  EVENT,
  galleryContract,
  LEGACY_BUILT,
  LEGACY_DIALECTS,
  LIGHTBOX_DURATION,
  PARAMS,
  VIEWPORT,
} from './contract.ts';
import { createLightbox } from './create-lightbox.ts';
import { followVariation, offerFunctions } from './follow-variation.ts';
import { undressCopy } from './mark-added.ts';
import { galleryProps } from './props.ts';
import { gallerySettings } from './settings.ts';
import { galleryTexts } from './texts.ts';
import { useSlider } from './use-slider.ts';
import { useZoom } from './use-zoom.ts';

/** For variations, which load this file late. */
export { followVariation, offerFunctions };

/** A product's pictures. A gallery that a legacy script handles only follows the variation. */
export default component({ props: galleryProps, contract: galleryContract }, function Gallery({ island, ...props }) {
  const { element: root, dialect, parts, signal } = island;
  const [track] = useState(parts.track[0]?.element);
  const [isOurs] = useState(
    () => !root.querySelector(LEGACY_BUILT) && !(LEGACY_DIALECTS.has(dialect) && hasLegacyScript('wc-single-product')),
  );
  const [settings] = useState(gallerySettings);
  const [slides] = useState(() =>
    parts.slide.flatMap(({ element }) => (isOurs && track?.contains(element) ? [element] : [])),
  );
  const has = {
    slider: slides.length > 1 && (props.slider ?? settings.flexslider_enabled),
    zoom: props.zoom ?? settings.zoom_enabled,
    lightbox: slides.length > 0 && (props.lightbox ?? settings.photoswipe_enabled),
  };
  const label = text(galleryTexts, 'openGallery');
  const [openPictures] = useState(() => {
    const duration = Number(settings.photoswipe_options[LIGHTBOX_DURATION]) || 0;
    return createLightbox(slides, { label, styles: props.styles, duration }, signal);
  });

  useLayoutEffect(() => {
    undressCopy(root);
    overrideOpacity(root);
    if (isOurs) emitWithSettings(root, EVENT.beforeInit, settings);
  }, [root, isOurs, settings]);
  const current = useSlider({
    root,
    slides,
    track: has.slider ? track : undefined,
    viewport: VIEWPORT[dialect],
  });
  const [first] = slides;
  const zoom = useZoom(root, signal);
  useSubscription<[trigger: HTMLElement]>(
    (open, ended) => has.lightbox && has.zoom && addTrigger(root, label, open, ended),
    (trigger) => void openPictures(current, trigger),
  );
  useEffect(() => {
    // Placeholders for features that an option of this gallery switches off.
    removePlaceholders(root);
    // Either may lead to another picture, and React renders nothing while its effects run.
    queueMicrotask(() => {
      if (signal.aborted) return;
      followVariation(root, productOf(root), signal, first);
      if (isOurs) emitWithSettings(root, EVENT.afterInit, settings);
    });
  }, [root, isOurs, settings, first, signal]);

  const open = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>('a') : null;
    const index = slides.findIndex((slide) => link && slide.contains(link));
    if (!link || index < 0 || !isPlainClick(event)) return;
    event.preventDefault();
    void openPictures(index, link);
  };
  return island.bind({
    root: () => (has.lightbox ? { onClick: open } : {}),
    slide: ({ element }) => {
      if (!slides.includes(element)) return {};
      const isActive = slides[current] === element;
      return {
        ...(has.slider && { inert: !isActive, is: { active: isActive } }),
        ...(has.zoom && zoom),
      };
    },
  });
});

/** Emits an event with the settings that the page prints. */
function emitWithSettings(root: HTMLElement, name: string, settings: object): void {
  emit(root, name, [root, readGlobal(PARAMS) ?? settings]);
}
