/** Class by which Facebook's script finds the place, and attributes of it (bricks-elements.md §44). */
export const PLUGIN = { name: 'fb-page', width: 'data-width', height: 'data-height' } as const;

/** Attributes that Facebook's script sets on the place. */
export const SET_BY_FACEBOOK = ['class', 'style', 'data-width', 'fb-xfbml-state', 'fb-iframe-plugin-query'] as const;

/** Widths in px that Facebook's plugin can have, and its height by default. */
export const SIZE = { min: 180, max: 500, height: 500 } as const;

/** Global of Facebook's script. */
export const SDK = 'FB';

/** Version of Facebook's script (bricks-elements.md §44). */
export const VERSION = 'v3.3';

/** Global with the builder's settings, and keys in it (bricks-elements.md §1.9, §44). */
export const BUILDER_GLOBAL = 'bricksData';
export const SETTING = { locale: 'locale', appId: 'facebookAppId' } as const;
