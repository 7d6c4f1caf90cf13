import { isRecord, readGlobal } from '@stirrup/cms';
import type { AttachControls } from './controls.ts';
import { createArrows } from './create-arrows.ts';
import { createDots } from './create-dots.ts';
import { followKeys } from './follow-keys.ts';
import { magnifyPictures } from './magnify-pictures.ts';
import { BESIDE_SLIDER, PARAMS, SLIDER, SLIDER_OPTIONS, THUMBNAILS, ZOOM, ZOOM_OPTIONS } from './theme-contract.ts';
import { zoomByPress } from './zoom-by-press.ts';

/**
 * Makes a gallery as its theme wants it, by options of the shop's slider and zoom. This code is fetched as one, late, and
 * shares no file with the gallery's, which would become a chunk of its own. It adds to the gallery from outside: so most
 * galleries do not carry what it would need inside.
 */
export const attach: AttachControls = (root, slides, show, signal, { markAdded }) => {
  const printed = readGlobal(PARAMS) ?? {};
  const optionsIn = (name: string) => (isRecord(printed[name]) ? printed[name] : {});
  const zoom = optionsIn(ZOOM_OPTIONS);
  magnifyPictures(slides, Number(zoom[ZOOM.magnify]), signal);
  zoomByPress(root, slides, zoom[ZOOM.act], signal);
  if (!show) return;

  const slider = optionsIn(SLIDER_OPTIONS);
  const isOn = (name: string) => Number(slider[name]) > 0;
  const gallery = { root, slides, loops: isOn(SLIDER.loops), show, signal, markAdded };
  if (isOn(SLIDER.dots) && !root.matches(BESIDE_SLIDER)) createDots(gallery);
  if (isOn(SLIDER.arrows)) createArrows(gallery, slider);
  const thumbnails = root.querySelector<HTMLElement>(THUMBNAILS);
  if (thumbnails && gallery.loops) followKeys(thumbnails, gallery);
};
