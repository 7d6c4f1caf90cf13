import { subscribe } from '@stirrup/cms';
import { useSubscription } from '@stirrup/react';
import type { PartHandlers } from '@stirrup/runtime';
import { useRef } from 'react';
import { LARGE_PICTURE } from '../large-picture.ts';
import { CLASS, EVENT } from './contract.ts';
import { styleFor } from './style-for.ts';

/**
 * Shows a slide's full-size picture while a mouse is over it, if it is larger than the slide, and moves it with the
 * mouse. Touch and keyboard use the lightbox.
 *
 * @returns handlers for each slide.
 */
export function useZoom(root: HTMLElement, signal: AbortSignal): PartHandlers {
  const endZoom = useRef(() => {});
  useSubscription<[]>(
    (listener, ended) => subscribe(root, EVENT.zoom, () => listener(), ended),
    () => endZoom.current(),
  );
  return {
    onPointerEnter: (event) => {
      endZoom.current();
      if (event.pointerType === 'mouse')
        endZoom.current = zoomIn(event.currentTarget, event, signal) ?? endZoom.current;
    },
    onPointerLeave: () => endZoom.current(),
  };
}

function zoomIn(slide: HTMLElement, event: PointerEvent, signal: AbortSignal): (() => void) | undefined {
  const picture = slide.querySelector('img');
  const address = picture?.getAttribute(LARGE_PICTURE.src);
  const width = Number(picture?.getAttribute(LARGE_PICTURE.width));
  if (!address || !(width > slide.clientWidth)) return undefined;
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { signal: life.signal });

  const image = document.createElement('img');
  image.className = CLASS.zoomed;
  image.alt = '';
  image.setAttribute('aria-hidden', 'true');
  const place = { position: 'absolute', left: '0', top: '0', width: `${width}px`, height: 'auto', maxWidth: 'none' };
  Object.assign(image.style, place, { aspectRatio: 'auto', opacity: '0', pointerEvents: 'none' });
  image.addEventListener('load', () => Object.assign(image.style, { opacity: '1' }));
  image.addEventListener('error', end);
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = slide.getBoundingClientRect();
    const x = ((box.left - clientX) / box.width) * (image.offsetWidth - box.width);
    const y = ((box.top - clientY) / box.height) * (image.offsetHeight - box.height);
    image.style.transform = `translate(${Math.min(0, x)}px, ${Math.min(0, y)}px)`;
  };
  image.addEventListener('load', () => follow(event));
  styleFor(slide, { position: 'relative', overflow: 'hidden' }, life.signal);
  slide.addEventListener('pointermove', follow, { signal: life.signal });
  life.signal.addEventListener('abort', () => image.remove());
  slide.append(image);
  image.src = address;
  return end;
}
