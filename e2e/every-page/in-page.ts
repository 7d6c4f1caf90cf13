import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { lostFocus, lostPictures, lostStates } from './contrast.ts';
import { pressAll, watchMotion } from './motion.ts';
import { measureRoom } from './room.ts';
import { wordsSeen } from './seen.ts';

/** Starts all islands of the page, whatever their strategy. */
async function bringUp(): Promise<void> {
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
}

/**
 * All visible text on the page, without column headings, which each cell repeats where there is no room for columns.
 */
const readPage = () => [...new Set(wordsSeen().flatMap(({ element, text }) => (element.closest('thead') ? [] : text)))];

const tools = { bringUp, lostFocus, lostPictures, lostStates, measureRoom, pressAll, readPage };

declare global {
  /** Global defined by this file. */
  var everyPage: typeof tools;
}

globalThis.everyPage = tools;
watchMotion();
