import { afterEach, expect, it } from 'vitest';
import { startWordPress, type WordPress, type WordPressOptions } from './support/start-wordpress.ts';
import { addProduct, choose, handlesIn, htmlOf, openWordPress, order } from './support/wordpress.ts';

let site: WordPress | undefined;
afterEach(() => site?.close());

/** Starts a site of its own, on the newest PHP. */
async function start(options: Pick<WordPressOptions, 'path'> = {}): Promise<WordPress> {
  site = await startWordPress({ php: '8.4', ...options });
  return site;
}

it('works in a folder: its files and its calls are those of the folder', { timeout: 240_000 }, async () => {
  const { url } = await start({ path: '/paddock' });
  await order('activate', url);
  const html = await htmlOf('/list/', url);
  expect(handlesIn(html)).not.toContain('jquery-core');
  expect(/src="([^"]*stirrup\.js[^"]*)"/.exec(html)?.[1]).toContain('/paddock/wp-content/plugins/stirrup/assets/');
  const page = await openWordPress('/list/', { url });
  await addProduct(page);
  expect(handlesIn(await htmlOf('/list/?with=undeclared', url))).toContain('jquery-core');
});

it('works in a network, whose sites choose for themselves, and leaves all of them when it goes', {
  timeout: 240_000,
}, async () => {
  const { url, configure } = await start();
  expect(await order('network', url)).toBe(true);
  configure(
    [
      "define( 'MULTISITE', true );",
      "define( 'SUBDOMAIN_INSTALL', false );",
      `define( 'DOMAIN_CURRENT_SITE', '${new URL(url).host}' );`,
      "define( 'PATH_CURRENT_SITE', '/' );",
      "define( 'SITE_ID_CURRENT_SITE', 1 );",
      "define( 'BLOG_ID_CURRENT_SITE', 1 );",
    ].join('\n'),
  );
  expect(await order('add-site', url)).toBe(2);
  expect(await order('activate-everywhere', url)).toBe('active');
  const lite = { flavour: 'lite', keep: ['builder'] } as const;
  expect(await choose(lite, { url, site: 2 })).toEqual(lite);
  const html = await htmlOf('/list/', url);
  expect(html).toContain('assets/stirrup.js?');
  expect(handlesIn(html)).not.toContain('bricks-scripts');
  expect(await order('saved-everywhere', url)).toEqual({
    1: expect.arrayContaining(['stirrup_report']),
    2: ['stirrup_options'],
  });
  const timesEmptied = () =>
    Promise.all(['', '&site=2'].map(async (ofSite) => Number(await order(`times-emptied${ofSite}`, url))));
  const before = await timesEmptied();
  await order('deactivate-everywhere', url);
  expect(await timesEmptied()).toEqual(before.map((times) => times + 1));
  await order('uninstall', url);
  expect(await order('saved-everywhere', url)).toEqual({ 1: [], 2: [] });
});
