import type { MinifyOptions } from 'terser';

/** How the script tag is minified. Brotli makes a kilobyte less of it than of what esbuild minifies, mostly in React. */
export const terserOptions: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 2 } };
