import { GLOBAL } from './contract.ts';

/** An event of an editor; TinyMCE 8 hands out copies, and takes changes back from few of them. */
export interface EditorEvent {
  content?: string;
  readonly save?: boolean;
}

/** An editor of TinyMCE's, as far as it is needed; of versions 4 to 8. */
export interface Editor {
  readonly initialized?: boolean;
  readonly removed?: boolean;
  on(names: string, listener: (event: EditorEvent) => void): unknown;
  getElement(): Element | null;
  getBody(): HTMLElement | null;
  /** Brings its words into the field. */
  save(): unknown;
  setContent(html: string): unknown;
  focus(): void;
  remove(): void;
}

/** The part of TinyMCE's own interface that is used here. */
export interface TinyMce {
  init(settings: object): PromiseLike<unknown>;
  get(id: string): Editor | null;
  /** Brings the words of all editors into their fields. */
  triggerSave(): void;
}

/** The page's TinyMCE; the CMS loads it for such fields, and it may come late. */
export function pageTinymce(): TinyMce | undefined {
  const printed: unknown = Reflect.get(globalThis, GLOBAL);
  return isTinymce(printed) ? printed : undefined;
}

function isTinymce(printed: unknown): printed is TinyMce {
  return typeof printed === 'object' && printed !== null && 'init' in printed && 'triggerSave' in printed;
}
