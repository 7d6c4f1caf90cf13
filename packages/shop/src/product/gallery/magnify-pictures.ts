import { ZOOMED } from './theme-contract.ts';

/** Multiplies the size of large pictures when they appear in slides. */
export function magnifyPictures(slides: readonly HTMLElement[], factor: number, signal: AbortSignal): void {
  if (!(factor > 0) || factor === 1) return;
  const observer = new MutationObserver((records) => {
    for (const picture of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(picture instanceof HTMLElement) || !picture.matches(ZOOMED)) continue;
      picture.style.width = `${Number.parseFloat(picture.style.width) * factor}px`;
    }
  });
  for (const slide of slides) observer.observe(slide, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
