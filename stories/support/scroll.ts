import { allReady } from './play.ts';

/** Scrolls to each position in turn, as a visitor does: a frame in each. */
export async function scroll(canvas: HTMLElement, ...positions: readonly number[]): Promise<void> {
  await allReady(canvas);
  for (const position of positions) {
    scrollTo({ top: position, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}
