/** Where the script tag's distribution has the list of islands' files, from its chunks; nothing else has it. */
declare const STIRRUP_FILES: string | undefined;
