import { readFileSync } from 'node:fs';
import { openPage } from '../../../../e2e/support/browser.ts';

const GOOGLE = /maps\.googleapis\.com/;
const library = readFileSync(new URL('../../../../fixtures/cms/legacy/google-maps.js', import.meta.url), 'utf8');
const styles = '<style>.brxe-map, [data-part="canvas"] { height: 300px }</style>';
const entry = `
  import { start } from '@stirrup/runtime';
  import { map } from '@stirrup/builder/map';
  start(map);
`;

/** A page of its own, whose Google is a drawing, with the addresses asked of it. Files of `missing` never come. */
export async function openDrawnMap(markup: unknown, answer: 'drawn' | 'dead' = 'drawn', missing = /^$/) {
  const asked: URL[] = [];
  const missed: string[] = [];
  const page = await openPage(`${styles}${String(markup)}`, {
    entry,
    context: { reducedMotion: 'reduce' },
    prepare: async (before) => {
      await before.route(GOOGLE, (route) => {
        asked.push(new URL(route.request().url()));
        return answer === 'dead' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: library });
      });
      await before.route(missing, (route) => {
        missed.push(route.request().url());
        return route.abort();
      });
    },
  });
  return { page, asked, missed };
}
