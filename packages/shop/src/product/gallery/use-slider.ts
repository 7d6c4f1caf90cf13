import { subscribe } from '@stirrup/cms';
import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { useSubscription } from '@stirrup/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseControls } from './choose-controls.ts';
import { EVENT } from './contract.ts';
import type { Controls } from './controls.ts';
import { scrollTrack } from './scroll-track.ts';
import { wrapTrack } from './wrap-track.ts';

/** The elements of a slider. */
interface SliderParts {
  readonly root: HTMLElement;
  /** Undefined if the pictures stay as printed. */
  readonly track: HTMLElement | undefined;
  readonly slides: readonly HTMLElement[];
  /** Class of the box around the track, if there is to be one. */
  readonly viewport: string | undefined;
}

/**
 * Shows one picture at a time, with controls. The track is as high as the current slide. Returns that slide's index.
 */
export function useSlider({ root, track, slides, viewport }: SliderParts): number {
  const [current, setCurrent] = useState(0);
  const scrollTo = useRef<(index: number) => void>(undefined);
  const thumbnails = useRef<Controls>(undefined);
  const mark = (index: number) => {
    const hasFocus = slides[current]?.contains(document.activeElement);
    flushSync(() => setCurrent(index));
    // The slide before is inert now.
    if (hasFocus && index !== current) slides[index]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    if (track && viewport) return wrapTrack(track, viewport);
  }, [track, viewport]);
  useSubscription<[index: number]>((arrived, signal) => {
    if (track) scrollTo.current = scrollTrack(track, slides, arrived, signal);
  }, mark);
  useSubscription<[index: number]>(
    (show, signal) => {
      thumbnails.current = chooseControls(root, slides, track && show, signal);
      thumbnails.current?.mark(current);
      subscribe(root, EVENT.firstSlide, () => show(0), signal);
    },
    (index) => {
      const place = Math.max(0, Math.min(slides.length - 1, index));
      scrollTo.current?.(place);
      mark(place);
    },
  );
  useLayoutEffect(() => thumbnails.current?.mark(current), [current]);
  useLayoutEffect(() => {
    const slide = slides[current];
    if (!track || !slide) return;
    // Loaded before the slide scrolls in; lazy loading would start only then.
    for (const deferred of slide.querySelectorAll(LAZY)) showLazy(deferred);
    // Pictures load late, and variations change them.
    const observer = new ResizeObserver(() => {
      if (slide.offsetHeight) track.style.height = `${slide.offsetHeight}px`;
    });
    observer.observe(slide);
    return () => observer.disconnect();
  }, [track, slides, current]);
  return current;
}
