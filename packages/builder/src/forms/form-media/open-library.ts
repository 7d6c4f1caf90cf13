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

/**
 * Opens WordPress's media library, if the page has it.
 *
 * @param onChosen Called with the chosen pictures, in the order of choosing.
 * @param end Called when the dialog closes, with or without a choice.
 */
export function openLibrary(
  title: string,
  isMultiple: boolean,
  onChosen: (chosen: readonly Picture[]) => void,
  end: () => void,
): void {
  const wordpress: unknown = Reflect.get(globalThis, LIBRARY.global);
  const media = isRecord(wordpress) ? wordpress[LIBRARY.name] : undefined;
  if (typeof media !== 'function') return;
  const frame: unknown = media({ title, multiple: isMultiple && 'add', library: { type: 'image' } });
  if (!isFrame(frame)) return;
  frame.on('select', () => {
    onChosen(readPictures(frame.state().get('selection').toJSON()));
  });
  frame.on('close', end);
  frame.open();
}

function isFrame(value: unknown): value is Frame {
  return isRecord(value) && 'open' in value && 'state' in value && 'on' in value;
}
