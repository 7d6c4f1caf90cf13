/** The layer in which TinyMCE opens its menus, empty until then. */
export const TINYMCE_LAYER = '.tox-tinymce-aux';
