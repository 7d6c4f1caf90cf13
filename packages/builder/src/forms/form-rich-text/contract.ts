/** Names of the builder's fields for formatted text (bricks-dynamic.md §6.2). */

/** TinyMCE's settings for a field, as JSON. */
export const SETTINGS = 'data-tinymce-settings';

/** Under which TinyMCE makes itself known to the page, WordPress's copy of it and the builder's alike. */
export const GLOBAL = 'tinymce';

/** Attributes that TinyMCE sets on a field it stands in for. */
export const HIDDEN_BY = ['style', 'aria-hidden'] as const;

/** Licence under which the builder and WordPress hand TinyMCE on: from version 8 on it takes no words without one. */
export const LICENCE = { license_key: 'gpl' } as const;

/** Events of an editor. */
export const HEARD = {
  ready: 'init',
  /** Something may have been written, by a key, a button, or the way back. */
  written: 'input change undo redo ExecCommand',
  entered: 'focus',
  left: 'blur',
  /** Its words are asked for, with `save` for the field; may change them. */
  read: 'GetContent',
  /** A file without which it does not come up could not be fetched. */
  failed: 'ThemeLoadError ModelLoadError',
} as const;
