import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { lostFocus, lostPictures, lostStates } from './contrast.ts';
import { pressAll, watchMotion } from './motion.ts';
import { measureRoom } from './room.ts';
import { wordsSeen } from './seen.ts';

/** Brings all islands of the page up, whatever they would wait for. */
async function bringUp(): Promise<void> {
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** All text that is seen on the page; not heads of columns, which stand beside each cell where there is no room for columns. */
const readPage = () => [...new Set(wordsSeen().flatMap(({ element, text }) => (element.closest('thead') ? [] : text)))];

const tools = { bringUp, lostFocus, lostPictures, lostStates, measureRoom, pressAll, readPage };

declare global {
  /** What this file puts on the page. */
  var everyPage: typeof tools;
}

globalThis.everyPage = tools;
watchMotion();
