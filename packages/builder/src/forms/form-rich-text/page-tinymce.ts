import { GLOBAL } from './contract.ts';

/** An event of an editor. TinyMCE 8 passes copies, and takes changes back only from a few of them. */
export interface EditorEvent {
  content?: string;
  readonly save?: boolean;
}

/** The used part of a TinyMCE editor, versions 4 to 8. */
export interface Editor {
  readonly initialized?: boolean;
  readonly removed?: boolean;
  on(names: string, listener: (event: EditorEvent) => void): unknown;
  getElement(): Element | null;
  getBody(): HTMLElement | null;
  /** Writes its content into the field. */
  save(): unknown;
  setContent(html: string): unknown;
  focus(): void;
  remove(): void;
}

/** The used part of TinyMCE's API. */
export interface TinyMce {
  init(settings: object): PromiseLike<unknown>;
  get(id: string): Editor | null;
  /** Writes the content of all editors into their fields. */
  triggerSave(): void;
}

/** The page's TinyMCE. The CMS loads it for fields of formatted text, possibly late. */
export function pageTinymce(): TinyMce | undefined {
  const printed: unknown = Reflect.get(globalThis, GLOBAL);
  return isTinymce(printed) ? printed : undefined;
}

function isTinymce(printed: unknown): printed is TinyMce {
  return typeof printed === 'object' && printed !== null && 'init' in printed && 'triggerSave' in printed;
}
