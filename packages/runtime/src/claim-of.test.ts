import { expect, it } from 'vitest';
import { claimOf } from './claim-of.ts';
import { pageRegistry } from './page-registry.ts';
import { show, testIsland } from './testing/test-registry.ts';

it('finds the claim of one of several islands on an element, while it sleeps, too', () => {
  const wagon = testIsland('wagon', () => undefined, { start: 'interaction' });
  const selectors = { bricks: '.cover' };
  const cover = testIsland('cover', () => undefined, { start: 'interaction', selectors });
  pageRegistry().add([wagon, cover]);
  const element = show('<p data-island="wagon" class="cover"></p>');
  pageRegistry().find(document);
  const found = ['wagon', 'cover', 'wheel'].map((name) => claimOf(element, name));
  expect(found.map((claim) => claim?.definition.name)).toEqual(['wagon', 'cover', undefined]);
  expect(found[0]?.state).toBe('claimed');
  pageRegistry().release(element);
  expect(claimOf(element, 'wagon')).toBeUndefined();
});
