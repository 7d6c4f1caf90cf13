import { readStored, type StorageKind, store } from '@stirrup/cms/storage';
import { storageKey } from './contract.ts';
import type { PopupProps } from './props.ts';

type Limits = Pick<PopupProps, 'popupId' | 'timesPerView' | 'timesPerSession' | 'timesPerBrowser' | 'hoursBetween'>;

/** A storage of numbers. If it is full or blocked, nothing is kept, and nothing is limited. */
interface Store {
  readonly read: (key: string) => number;
  readonly write: (key: string, value: number) => void;
}

const HOUR = 3_600_000;

const page: Store = {
  read: (key) => Number(Reflect.get(globalThis, key)) || 0,
  write: (key, value) => void Reflect.set(globalThis, key, value),
};
const session = webStore('sessionStorage');
const browser = webStore('localStorage');

/** True if a popup's limits allow it to open once more (bricks-dynamic.md §5.3). Writes nothing. */
export function isWithinLimits(limits: Limits): boolean {
  const { popupId, hoursBetween } = limits;
  const lastShown = hoursBetween === undefined ? 0 : browser.read(storageKey(popupId, 'lastShown'));
  const isTooSoon = lastShown > 0 && Date.now() < lastShown + (hoursBetween ?? 0) * HOUR;
  return !isTooSoon && limitedIn(limits).every(([place, most]) => place.read(storageKey(popupId, 'total')) < most);
}

/** Counts one view of a popup, with its content. */
export function countShown(limits: Limits): void {
  const total = storageKey(limits.popupId, 'total');
  for (const [place] of limitedIn(limits)) place.write(total, place.read(total) + 1);
  if (limits.hoursBetween !== undefined) browser.write(storageKey(limits.popupId, 'lastShown'), Date.now());
}

function limitedIn({ timesPerView, timesPerSession, timesPerBrowser }: Limits): [Store, number][] {
  const all: [Store, number | undefined][] = [
    [page, timesPerView],
    [session, timesPerSession],
    [browser, timesPerBrowser],
  ];
  return all.flatMap(([place, most]) => (most === undefined ? [] : [[place, most]]));
}

/** If the browser's storage keeps nothing, the visitor sees the popup again. */
function webStore(kind: StorageKind): Store {
  return {
    read: (key) => Number(readStored(kind, key)) || 0,
    write: (key, value) => store(kind, key, String(value)),
  };
}
