/** Path of the list of islands' files, relative to a tag of one island; only the script tag's distribution has one. */
declare const STIRRUP_FILES: string | undefined;

/** Path of the diagnostics, relative to a chunk; only the script tag's distribution has them. */
declare const STIRRUP_DIAGNOSTICS: string | undefined;
