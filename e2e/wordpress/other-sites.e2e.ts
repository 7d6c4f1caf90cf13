import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWordPress, type WordPress } from './support/start-wordpress.ts';
import { addProduct, handlesIn, htmlOf, openWordPress, order } from './support/wordpress.ts';

/** Lines of a network of sites whose only site lies in a folder. */
const NETWORK = `define( 'WP_ALLOW_MULTISITE', true );`;

let site: WordPress;
beforeAll(async () => {
  site = await startWordPress({ php: '8.4', path: '/paddock', config: NETWORK });
  await order('activate', site.url);
}, 240_000);
afterAll(() => site.close());

describe('a site in a folder, on the newest PHP', () => {
  it('is alive: its files, its calls, its settings are those of the folder', async () => {
    const html = await htmlOf('/list/', site.url);
    expect(handlesIn(html)).not.toContain('jquery-core');
    expect(/src="([^"]*stirrup\.js[^"]*)"/.exec(html)?.[1]).toContain('/paddock/wp-content/plugins/stirrup/assets/');
    const page = await openWordPress('/list/', { url: site.url });
    await addProduct(page);
  });

  it('keeps what others need there, too: files are found behind the folder', async () => {
    expect(handlesIn(await htmlOf('/list/?with=undeclared', site.url))).toContain('jquery-core');
  });
});
