import type { Page } from 'playwright-core';

/**
 * Lets a page of the demo CMS paint first when its document is parsed and the tag has run, as a browser does that is not
 * busy. A busy one paints half a document, and reports a layout shift when the other half moves it.
 *
 * @param options.isTagLate The paint does not wait for the tag, as on a slow network.
 */
export async function paintWhenParsed(page: Page, { isTagLate = false } = {}): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<head>', '<head><link rel="expect" href="#parsed" blocking="render">')
      .replace('</body>', '<template id="parsed"></template></body>');
    const tag = '<script type="module" src="/stirrup/';
    const body = isTagLate ? html : html.replace(tag, tag.replace(' src', ' blocking="render" src'));
    return route.fulfill({ response, body });
  });
}
