import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';

/** Waits until all islands of the page are up. */
export async function bringUp(): Promise<void> {
  pageRegistry().find(document);
  const islands = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)];
  const claims = islands.flatMap((island) => pageRegistry().claimsOf(island));
  await Promise.all(claims.map((claim) => claim.begin()));
}
