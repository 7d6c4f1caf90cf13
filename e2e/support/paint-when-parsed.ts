import type { Page } from 'playwright-core';

/**
 * Lets a page of the demo CMS paint first when its document is parsed and the tag has run, as a browser does that is not
 * busy. A busy one paints half a document, and reports a layout shift when the other half moves it.
 */
export async function paintWhenParsed(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<head>', '<head><link rel="expect" href="#parsed" blocking="render">')
      .replace('<script type="module" src="/stirrup/', '<script type="module" blocking="render" src="/stirrup/')
      .replace('</body>', '<template id="parsed"></template></body>');
    return route.fulfill({ response, body: html });
  });
}
