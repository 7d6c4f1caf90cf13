/** Attribute with TinyMCE's settings for a field, as JSON (bricks-dynamic.md §6.2). */
export const SETTINGS = 'data-tinymce-settings';

/** Settings that are ignored: those that lead to code, by its address or its name, and the selector of fields. */
export const NOT_TAKEN = /^(selector|external_plugins|plugin_base_urls)$|_(url|callback)$/;

/** Global of TinyMCE, for WordPress's copy and the builder's alike. */
export const GLOBAL = 'tinymce';

/** Attributes that TinyMCE sets on a field that it replaces. */
export const HIDDEN_BY = ['style', 'aria-hidden'] as const;

/**
 * The licence under which the builder and WordPress distribute TinyMCE: since version 8 the editor is read-only without
 * one.
 */
export const LICENCE = { license_key: 'gpl' } as const;

/** Events of an editor. */
export const EDITOR_EVENT = {
  ready: 'init',
  /** The text may have changed, by a key, a button, or undo. */
  written: 'input change undo redo ExecCommand',
  entered: 'focus',
  left: 'blur',
  /** The content is being read, with `save` for the field; a listener may change it. */
  read: 'GetContent',
  /** A required file could not be loaded. */
  failed: 'ThemeLoadError ModelLoadError',
} as const;
