import type { Page } from 'playwright-core';
import { bundleScript } from '../support/bundle.ts';
import { requestsOf } from '../support/request-watch.ts';

/** Faults of a page, a sentence each; empty if there are none. */
type Faults = readonly string[];

/** The usual window. */
export const WIDE = { width: 1280, height: 800 };
/** 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Text spacing that readers may set without losing content (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Adds the measuring tools to every document that a page opens. */
export async function prepareInspection(page: Page): Promise<void> {
  const script = await bundleScript(`import './e2e/every-page/in-page.ts';`);
  await page.addInitScript(`if (window === top) { ${script} }`);
}

/**
 * Opens a page in its default state, with reduced motion and all its islands up.
 *
 * @returns the status of the answer.
 */
export async function openForInspection(page: Page, address: string): Promise<number | undefined> {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  const answer = await page.goto(address);
  await comeToRest(page);
  return answer?.status();
}

/** Starts all islands of a prepared page, and waits for everything that they load. */
export async function comeToRest(page: Page): Promise<void> {
  for (let rests = 0; rests < 2; rests += 1) {
    await page.evaluate(() => everyPage.bringUp());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (requestsOf(page).underWay.size > 0) rests = -1;
  }
}

const told = (what: string, faults: readonly string[]): Faults =>
  [...new Set(faults)].map((fault) => `${what}: ${fault}`);

/** Delay after which menus have been placed anew, in ms, and some more; a fault is measured again. */
const PLACED = 300;
/** Measurements before a fault counts: on a busy machine, the first two may come before a menu is in its place. */
const MEASUREMENTS = 5;

async function room(page: Page, what: string): Promise<Faults> {
  let found = await page.evaluate(() => everyPage.measureRoom());
  const isFaulty = () => Object.values(found).some((faults) => faults.length > 0);
  for (let measured = 1; isFaulty() && measured < MEASUREMENTS; measured += 1) {
    await page.waitForTimeout(PLACED);
    found = await page.evaluate(() => everyPage.measureRoom());
  }
  return Object.entries(found).flatMap(([kind, faults]) => told(`${what}, ${kind}`, faults));
}

/** Waits for closed submenus, which are laid out only once they have their places: too wide ones are found then. */
async function placeSubmenus(page: Page): Promise<void> {
  if (await page.evaluate(() => everyPage.hasSubmenus())) await page.waitForTimeout(PLACED);
}

/** Checks the layout at 1280 px, at 400 %, and with text spacing at both. */
export async function inspectRoom(page: Page): Promise<Faults> {
  // Another inspection may have changed the window just now.
  await comeToRest(page);
  const wide = await room(page, 'as it is');
  const words = await page.evaluate(() => everyPage.readPage());
  await page.setViewportSize(ZOOMED);
  // Some islands load more code only there.
  await comeToRest(page);
  await placeSubmenus(page);
  const zoomed = await room(page, '400 %');
  const left = new Set(await page.evaluate(() => everyPage.readPage()));
  const lost = told(
    '400 %, lost',
    words.filter((text) => !left.has(text)),
  );
  const sheet = await page.addStyleTag({ content: SPACING });
  await placeSubmenus(page);
  const zoomedAndSpaced = await room(page, '400 % and text spacing');
  await page.setViewportSize(WIDE);
  await comeToRest(page);
  const spaced = await room(page, 'text spacing');
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  return [...wide, ...zoomed, ...lost, ...zoomedAndSpaced, ...spaced];
}

/** Checks states and focus in forced colours mode. */
export async function inspectForcedColours(page: Page): Promise<Faults> {
  await page.emulateMedia({ forcedColors: 'active' });
  const states = await page.evaluate(() => everyPage.lostStates());
  const focus = await page.evaluate(() => everyPage.lostFocus());
  const pictures = await page.evaluate(() => everyPage.lostPictures());
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    ...told('forced colours, picture', pictures),
    ...told('forced colours, state', states),
    ...told('forced colours, focus', focus),
  ];
}

/** Presses everything on the page once, with reduced motion. This changes the page. */
export async function inspectMotion(page: Page): Promise<Faults> {
  return told('motion', await page.evaluate(() => everyPage.pressAll()));
}
