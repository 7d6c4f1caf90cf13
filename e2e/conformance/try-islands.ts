import { READY_EVENT, start } from '@stirrup/runtime';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { countListeners, openListeners } from './count-listeners.ts';
import { bringUp, describe, nodesIn, roots, settle, stateOf, typeElsewhere } from './page-islands.ts';

/** Findings of one trial; every list contains short descriptions and should be empty. */
export interface Findings {
  readonly found: number;
  readonly notReady: readonly string[];
  readonly replacedNodes: readonly string[];
  readonly lostFormState: readonly string[];
  readonly deafListeners: readonly string[];
  readonly changedBySecondStart: readonly string[];
  readonly leftAfterRemoval: readonly string[];
  readonly notRevived: readonly string[];
  readonly deadCopies: readonly string[];
}

const trackedListeners = countListeners();

const notReady = (elements: readonly Element[]) =>
  elements.filter((element) => stateOf(element) !== 'ready').map(describe);

/** Options of a variation form, which come and go with the possible choices (woocommerce.md §5.3). */
const OPTION = '.variations option, [data-island="variations"] option';
/** Texts with the ends of a range: a choice from before the island was up counts (bricks-dynamic.md §4.2). */
const RANGE_END = '.lower > .value, .upper > .value';
/** Additions of a library to a slider on a recorded page: an island makes them anew (bricks-elements.md §29, §30). */
const OF_SLIDERS =
  '.splide__slide--clone, .splide__pagination > *, .swiper-slide-duplicate, .swiper-notification, .swiper-pagination-bullet';
/** Additions of Leaflet, which drops its tiles and controls with the listeners on them. */
const OF_LEAFLET = '[class*="leaflet-"]';
/** Countdowns go on meanwhile. */
const isTimer = ({ parentElement }: Node) => Boolean(parentElement?.closest('[role="timer"]'));
const isGarbage = (target: EventTarget) =>
  target instanceof Element && !target.isConnected && target.closest(OF_LEAFLET) !== null;
const isLasting = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  return !element?.matches(`${OPTION}, ${RANGE_END}`) && !element?.closest(OF_SLIDERS);
};

/** Tests all islands of the page against everything that a page can do to them. */
export async function tryIslands(): Promise<Findings> {
  typeElsewhere();
  const found = roots();
  const nodes = nodesIn(document.body).filter(isLasting);
  const heard = new Set<EventTarget>();
  const listeners = [document, ...found.flatMap((root) => [root, ...root.querySelectorAll('*')]).filter(isLasting)];
  for (const target of listeners) target.addEventListener('foreign', () => heard.add(target));
  const form = fillForms();
  const foreign = openListeners(trackedListeners).length;

  start(...islands);
  await bringUp();
  const unready = notReady(found);
  const replaced = nodes.filter((node) => !document.body.contains(node)).map(describe);
  const lost = form.filter(({ isKept }) => !isKept()).map(({ control }) => describe(control));
  for (const target of listeners) {
    if (target.isConnected) target.dispatchEvent(new Event('foreign', { bubbles: true }));
  }
  const deaf = listeners.filter((target) => !heard.has(target)).map(describe);

  await whenQuiet();
  // Islands in copies of slides, which other islands have made.
  await bringUp();
  const second = await startAgain();
  // An island on the whole page has one element, which nobody removes.
  const parts = found.filter((root) => root !== document.body);
  const [left, notRevived] = await removeAndInsert(parts, foreign);
  return {
    found: found.length,
    notReady: unready,
    replacedNodes: replaced,
    lostFormState: lost,
    deafListeners: deaf,
    changedBySecondStart: second,
    leftAfterRemoval: left,
    notRevived,
    deadCopies: await copyIslands(parts),
  };
}

/**
 * Rounds without a change after which a page counts as quiet: longer than islands wait before a step, 300 ms at most, and
 * than interactions on recorded pages do, 500 ms.
 */
const QUIET_ROUNDS = 12;

/** Waits until nothing has changed the page for a while: what islands do one after the other, entries for example. */
async function whenQuiet(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  // At most 3 s: a page that never rests is one of the faults.
  for (let round = 0, quiet = 0; round < 60 && quiet < QUIET_ROUNDS; round += 1) {
    changes = 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const isLoading = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
    quiet = changes > 0 || isLoading ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** Fills in, ticks and chooses in every control on the page. */
function fillForms(): { control: Element; isKept: () => boolean }[] {
  const texts = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type]), [type=text], [type=email], [type=number], textarea',
    ),
  ].map((control) => {
    const number = ('min' in control && control.min) || '7';
    control.value = control.type === 'number' ? number : 'typed by the visitor';
    const { value } = control;
    return { control, isKept: () => control.value === value };
  });
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].map((control) => {
    control.checked = true;
    return { control, isKept: () => control.type === 'radio' || control.checked };
  });
  // A variation form clears choices without a variation, and removes impossible options (woocommerce.md §5.3).
  const choices = [
    ...document.querySelectorAll<HTMLSelectElement>(
      'select:not(.variations select, [data-island="variations"] select)',
    ),
  ].map((control) => {
    control.selectedIndex = control.options.length - 1;
    const { selectedIndex } = control;
    return { control, isKept: () => control.selectedIndex === selectedIndex };
  });
  return [...texts, ...ticks, ...choices];
}

/** Starts everything again, and returns the changes. */
async function startAgain(): Promise<string[]> {
  const changes: string[] = [];
  const listen = (event: Event) => changes.push(`${event.type} again`);
  document.addEventListener(READY_EVENT, listen);
  const observer = new MutationObserver((records) => {
    for (const { target, type, attributeName } of records)
      if (!isTimer(target)) changes.push(`${type} ${attributeName ?? ''} of ${describe(target)}`);
  });
  const before = openListeners(trackedListeners).length;
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  start(...islands);
  await bringUp();
  observer.disconnect();
  const more = openListeners(trackedListeners).length - before;
  document.removeEventListener(READY_EVENT, listen);
  return more === 0 ? changes : [...changes, `${more} more listeners`];
}

/**
 * Removes all islands from the page and inserts them again, twice. The second time must leave as many listeners as the
 * first: listeners of the whole page stay.
 */
async function removeAndInsert(
  found: readonly HTMLElement[],
  foreign: number,
): Promise<[left: string[], notRevived: string[]]> {
  const left: string[] = [];
  const notRevived: string[] = [];
  const counts: number[] = [];
  const outermost = found.filter((root) => !found.some((other) => other !== root && other.contains(root)));
  for (let turn = 0; turn < 2; turn += 1) {
    const places = outermost.map((root) => {
      const place = document.createComment('');
      root.replaceWith(place);
      return { root, place };
    });
    await settle();
    left.push(...found.filter((root) => stateOf(root) !== null).map((root) => `state of ${describe(root)}`));
    left.push(...[...document.querySelectorAll('[inert]')].map((element) => `inert ${describe(element)}`));
    const open = openListeners(trackedListeners);
    const inside = open.filter(
      ({ target, type }) =>
        type !== 'foreign' && target instanceof Node && outermost.some((root) => root.contains(target)),
    );
    left.push(
      ...inside.map(({ target, type }) => `${type} listener on ${target instanceof Node ? describe(target) : ''}`),
    );
    counts.push(open.filter(({ target }) => !isGarbage(target)).length - foreign);
    for (const { root, place } of places) place.replaceWith(root);
    await bringUp();
    notRevived.push(...notReady(found));
  }
  if (counts[0] !== counts[1])
    left.push(`${counts[0]} listeners after the first removal, ${counts[1]} after the second`);
  return [left, notRevived];
}

/** Copies islands as scripts do that clone slides or rows, with state attribute and ids. */
async function copyIslands(found: readonly HTMLElement[]): Promise<string[]> {
  const copies = found.slice(0, 12).map((root) => {
    const copy = root.cloneNode(true);
    root.after(copy);
    return copy;
  });
  const alive = new Set<EventTarget | null>();
  document.addEventListener(READY_EVENT, ({ target }) => alive.add(target));
  await bringUp();
  const dead = copies.filter((copy) => copy instanceof HTMLElement && (stateOf(copy) !== 'ready' || !alive.has(copy)));
  return dead.map(describe);
}
