import type { Page } from 'playwright-core';

/**
 * Waits for frames of the page. An element that follows the scroll position reads it in the frame after it is ready:
 * two frames later a scroll has a direction.
 */
export async function waitForFrames(page: Page, count = 2): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}
