import { isRecord } from '@stirrup/cms';
import { LIBRARY } from './contract.ts';

/** The used part of a picture in the library. */
export interface Picture {
  readonly id: string;
  /** Address of its thumbnail. */
  readonly url: string;
  readonly alt: string;
}

/** The used part of WordPress's dialog. */
interface Frame {
  on(name: string, listener: () => void): unknown;
  open(): unknown;
  state(): { get(name: 'selection'): { toJSON(): unknown } };
}

/** Reads the selected pictures; malformed entries are left out. */
function readPictures(selection: unknown): Picture[] {
  if (!Array.isArray(selection)) return [];
  return selection.filter(isRecord).flatMap((picture) => {
    const { id, alt } = picture;
    const sizes = isRecord(picture['sizes']) ? picture['sizes'] : {};
    const url = isRecord(sizes['thumbnail']) ? sizes['thumbnail']['url'] : picture['url'];
    if (typeof id !== 'number' && typeof id !== 'string') return [];
    return [{ id: String(id), url: typeof url === 'string' ? url : '', alt: typeof alt === 'string' ? alt : '' }];
  });
}

/** The library of each button: WordPress keeps the dialogs that it makes. */
const frames = new WeakMap<HTMLElement, Frame>();

/**
 * Opens WordPress's media library, if the page has it.
 *
 * @param opener The button: it has one library, with the callbacks of the first call.
 * @param onChosen Called with the chosen pictures, in the order of choosing.
 * @param end Called when the dialog closes, with or without a choice.
 */
export function openLibrary(
  opener: HTMLElement,
  title: string,
  isMultiple: boolean,
  onChosen: (chosen: readonly Picture[]) => void,
  end: () => void,
): void {
  const known = frames.get(opener);
  if (known) {
    known.open();
    return;
  }
  const wordpress: unknown = Reflect.get(globalThis, LIBRARY.global);
  const media = isRecord(wordpress) ? wordpress[LIBRARY.name] : undefined;
  if (typeof media !== 'function') return;
  const frame: unknown = media({ title, multiple: isMultiple && 'add', library: { type: 'image' } });
  if (!isFrame(frame)) return;
  frame.on('select', () => {
    onChosen(readPictures(frame.state().get('selection').toJSON()));
  });
  frame.on('close', end);
  frames.set(opener, frame);
  frame.open();
}

function isFrame(value: unknown): value is Frame {
  return isRecord(value) && 'open' in value && 'state' in value && 'on' in value;
}
