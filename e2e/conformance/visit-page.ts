import { dispatchEvent } from './record-outside.ts';

/** A visitor's act, with its results. */
export interface Act {
  readonly did: string;
  readonly became: readonly string[];
}

const CONTROLS =
  'a, button, input, select, textarea, summary, [tabindex], [role="button"], [role="tab"], [role="radio"], [role="slider"]';

/** Controls that may open a hidden island. */
const OPENERS = 'button[type="button"], [aria-controls]';

/** Roles and types of controls that use arrow keys. */
const MOVED_BY_ARROWS =
  '[role="tab"], [role="radio"], [role="slider"], [role="option"], [role="menuitem"], [type="radio"], [type="range"], [type="number"]';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home'];

/** Entries for fields that take no text. */
const ENTRIES: Readonly<Record<string, string>> = {
  number: '7',
  range: '7',
  tel: '123456',
  email: 'rider@paddock.example',
  url: 'https://paddock.example',
  date: '2026-05-04',
  'datetime-local': '2026-05-04T10:30',
};

/** Maximum number of controls used per island; the others are repetitions. */
const MOST = 12;

/** A page that is read after each act. */
export interface Looker {
  readonly look: () => readonly string[];
  /** States that have shown since the last call. */
  readonly passed: () => readonly string[];
  /** Lets time pass. */
  readonly rest: () => Promise<void>;
  /** Events and requests so far. */
  readonly recorded: string[];
}

/**
 * Uses everything that can be used in the given islands, including what they add meanwhile: by click, by keys, by
 * entries.
 *
 * @param partsOf Elements that an island's contract names: they may react to clicks without looking like controls.
 */
export async function visitPage(
  roots: readonly HTMLElement[],
  partsOf: (root: HTMLElement) => readonly Element[],
  { look, passed, rest, recorded }: Looker,
): Promise<readonly Act[]> {
  let before = look();
  // Islands start in another order in a dialect that is taught to them later.
  const acts: Act[] = [{ did: 'came', became: [...recorded.sort(), ...before] }];
  const act = async (did: string, element: HTMLElement, deed: () => unknown) => {
    const said = `${did} ${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    recorded.length = 0;
    passed();
    deed();
    await rest();
    const now = look();
    acts.push({ did: said, became: [...recorded.splice(0), ...passed(), ...changes(before, now)] });
    before = now;
  };
  const openers = new Map<HTMLElement, HTMLElement | undefined>();
  const open = async (root: HTMLElement) => {
    if (root.checkVisibility()) return;
    const found = openers.get(root);
    const candidates = openers.has(root) ? [] : [...document.querySelectorAll<HTMLElement>(OPENERS)];
    for (const opener of found ? [found] : candidates) {
      if (root.contains(opener) || !opener.checkVisibility()) continue;
      click(opener);
      await rest();
      if (root.checkVisibility()) openers.set(root, opener);
      if (root.checkVisibility()) return;
      press(opener, 'Escape');
      await rest();
    }
    if (!found) openers.set(root, undefined);
  };
  // A control in an island inside another is used with the outer one.
  const used = new Set<Element>();
  for (const root of roots) {
    const most = used.size + MOST;
    const parts = partsOf(root);
    const next = () =>
      [root, ...root.querySelectorAll<HTMLElement>('*')].find(
        (element) => (element.matches(CONTROLS) || parts.includes(element)) && !used.has(element),
      );
    for (let element = next(); element && used.size < most; element = next()) {
      used.add(element);
      for (const [did, deed] of deedsOn(element)) {
        await open(root);
        await act(did, element, deed);
      }
    }
  }
  return [...acts, { did: 'stayed', became: look() }];
}

function* deedsOn(element: HTMLElement): Generator<readonly [did: string, deed: () => unknown]> {
  const isFile = element.matches('[type="file"]');
  if (isFile) {
    yield ['drags a file over', () => drag(element, 'dragenter', 'dragover')];
    yield ['drags it away from', () => drag(element, 'dragleave')];
    for (const name of ['hay.png', 'hay.txt']) yield [`gives ${name} to`, () => giveFile(element, name)];
  } else yield ['clicks', () => click(element)];
  if (element.matches('input, select, textarea')) yield ['enters into', () => enter(element)];
  if (isFile || !element.matches(CONTROLS)) return;
  for (const key of ['Enter', ' ']) yield [`presses ${key} on`, () => press(element, key)];
  if (element.matches(MOVED_BY_ARROWS))
    for (const key of ARROWS) yield [`presses ${key} on`, () => press(element, key)];
  yield ['presses Escape on', () => press(element, 'Escape')];
}

function click(element: HTMLElement): void {
  for (const type of ['pointerover', 'pointerdown', 'pointerup'])
    dispatchEvent.call(
      element,
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true }),
    );
  element.focus();
  element.click();
}

/** Focuses the element, presses a key on the focused one, and does what browsers do by default. */
function press(element: HTMLElement, key: string): void {
  element.focus();
  const target = document.activeElement ?? document.body;
  const init = { key, code: key === ' ' ? 'Space' : key, bubbles: true, cancelable: true };
  const isLeft = dispatchEvent.call(target, new KeyboardEvent('keydown', init));
  const isUp = dispatchEvent.call(target, new KeyboardEvent('keyup', init));
  if (!isLeft || !isUp || !(target instanceof HTMLElement)) return;
  const isPressed = key === 'Enter' ? 'a[href], button, summary' : 'button, summary, [type="checkbox"], [type="radio"]';
  if ((key === 'Enter' || key === ' ') && target.matches(isPressed)) target.click();
  else if (key === 'Enter' && target instanceof HTMLInputElement) {
    target.form?.querySelector<HTMLElement>('[type="submit"], button:not([type])')?.click();
  }
}

function enter(element: HTMLElement): void {
  if (element instanceof HTMLSelectElement)
    element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (['checkbox', 'radio', 'submit', 'button', 'hidden', 'file'].includes(element.type)) return;
    element.value = ENTRIES[element.type] ?? 'rug';
  }
  for (const type of ['input', 'change']) dispatchEvent.call(element, new Event(type, { bubbles: true }));
}

function filesCalled(name: string): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File(['hay'], name, { type: name.endsWith('.png') ? 'image/png' : 'text/plain' }));
  return data;
}

function drag(element: HTMLElement, ...types: readonly string[]): void {
  for (const type of types) {
    const init = { bubbles: true, cancelable: true, dataTransfer: filesCalled('hay.png') };
    dispatchEvent.call(element, new DragEvent(type, init));
  }
}

function giveFile(element: HTMLElement, name: string): void {
  if (element instanceof HTMLInputElement) element.files = filesCalled(name).files;
  dispatchEvent.call(element, new Event('change', { bubbles: true }));
}

/** Lines that were removed, and lines that were added. */
function changes(before: readonly string[], now: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const line of now) count.set(line, (count.get(line) ?? 0) + 1);
  for (const line of before) count.set(line, (count.get(line) ?? 0) - 1);
  return [...count].flatMap(([line, more]) => (more === 0 ? [] : `${more > 0 ? '+' : '-'} ${line}`));
}
