/** The engines that people have, by the browser that brings them to this machine. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/**
 * One window of a running browser, as far as its driver must do it: real pointer, real keys, one document after
 * another. Everything else is the same for all engines, in `create-visitor.ts`.
 */
export interface Engine {
  readonly name: EngineName;
  /** The browser's own version, such as `153.7.0`. */
  readonly version: string;
  /** Opens an address, and waits for its `load` event. */
  readonly goto: (address: string) => Promise<void>;
  /** The JSON text that an expression in the page results in; promises are awaited. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Moves the pointer to a place of the window's viewport, in CSS pixels. */
  readonly move: (x: number, y: number) => Promise<void>;
  readonly pointerDown: () => Promise<void>;
  readonly pointerUp: () => Promise<void>;
  /** @param key A value of `KeyboardEvent.key`. */
  readonly keyDown: (key: string) => Promise<void>;
  readonly keyUp: (key: string) => Promise<void>;
  /** The window's picture, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  /** Ends the browser, and every process that was started for it. */
  readonly close: () => Promise<void>;
}

/** Size of every engine's viewport, in CSS pixels. */
export const VIEWPORT = { width: 1280, height: 800 } as const;
