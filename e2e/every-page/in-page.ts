import { pageRegistry, rootSelector, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { lostFocus, lostPictures, lostStates } from './contrast.ts';
import { pressAll, styledMotion, watchMotion } from './motion.ts';
import { measureRoom } from './room.ts';
import { wordsSeen } from './seen.ts';

/** Starts all islands of the page, whatever their strategy. */
async function bringUp(): Promise<void> {
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** True if the page shows items whose closed submenus islands place. */
function hasSubmenus(): boolean {
  return [...document.querySelectorAll(rootSelector('dropdown'))].some((item) => item.checkVisibility());
}

/**
 * All visible text on the page, without column headings, which each cell repeats where there is no room for columns, and
 * without timers, which go on; and the texts in menus that a visible button opens.
 */
const readPage = () => {
  const seen = wordsSeen().flatMap(({ element, text }) => (element.closest('thead, [role="timer"]') ? [] : text));
  return [...new Set([...seen, ...textsBehindButtons()])];
};

function textsBehindButtons(): string[] {
  const buttons = [...document.querySelectorAll('button[aria-controls]')].filter((button) => button.checkVisibility());
  return buttons.flatMap((button) => {
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return [...(menu?.querySelectorAll('a, span') ?? [])].map(({ textContent }) => textContent.trim());
  });
}

const tools = {
  bringUp,
  hasSubmenus,
  lostFocus,
  lostPictures,
  lostStates,
  measureRoom,
  pressAll,
  readPage,
  styledMotion,
};

declare global {
  /** Global defined by this file. */
  var everyPage: typeof tools;
}

globalThis.everyPage = tools;
watchMotion();
