import { forceColours } from './forced-colours.ts';

/** Media features that the toolbar sets, and their values; any other value leaves a feature to the system. */
const FEATURES = {
  scheme: { name: 'prefers-color-scheme', values: ['light', 'dark'] },
  motion: { name: 'prefers-reduced-motion', values: ['reduce', 'no-preference'] },
  colours: { name: 'forced-colors', values: ['active', 'none'] },
} as const;

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Original media queries of the style sheets. */
const written = new WeakMap<CSSMediaRule, string>();

let wanted: Readonly<Record<string, unknown>> = {};

/**
 * Shows the page with the media features of the toolbar. No page can set them, so the media queries of the style sheets
 * and those of scripts are rewritten, and restored for `system`.
 */
export function showMedia(globals: Readonly<Record<string, unknown>>): void {
  wanted = globals;
  const { scheme, colours } = globals;
  document.documentElement.style.colorScheme = scheme === 'light' || scheme === 'dark' ? scheme : '';
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
  // It reads which of the rewritten rules are in force.
  forceColours(colours === 'active');
}

/** Answers media queries of scripts as the toolbar says, from now on. */
export function answerMediaQueries(): void {
  const ask = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => ask(rewritten(query));
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteQuery(rule);
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}

function rewriteQuery(rule: CSSMediaRule): void {
  const query = written.get(rule) ?? rule.media.mediaText;
  if (!Object.values(FEATURES).some(({ name }) => query.includes(name))) return;
  written.set(rule, query);
  rule.media.mediaText = rewritten(query);
}

function rewritten(query: string): string {
  return Object.entries(FEATURES).reduce((text, [key, { name, values }]) => {
    const value = values.find((one) => one === wanted[key]);
    const asked = new RegExp(`\\(${name}(?::\\s*([\\w-]+))?\\)`, 'g');
    // Without a value a feature stands for the first of its values.
    return value ? text.replaceAll(asked, (_, one = values[0]) => (one === value ? ALWAYS : NEVER)) : text;
  }, query);
}
