/** The flavour of the script tag, `react` or `lite`; only its distribution has one. */
declare const STIRRUP_FLAVOUR: string | undefined;
