const QUERY = /\(prefers-color-scheme:\s*(light|dark)\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Original media queries of the style sheets. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Shows the page in a colour scheme. No page can set `prefers-color-scheme`, so the media queries of the style sheets
 * are rewritten, and restored for `system`.
 */
export function showScheme(scheme: unknown): void {
  document.documentElement.style.colorScheme = scheme === 'light' || scheme === 'dark' ? scheme : '';
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules, scheme);
}

function rewrite(rules: CSSRuleList, scheme: unknown): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteQuery(rule, scheme);
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, scheme);
  }
}

function rewriteQuery(rule: CSSMediaRule, scheme: unknown): void {
  const query = written.get(rule) ?? rule.media.mediaText;
  if (!query.includes('prefers-color-scheme')) return;
  written.set(rule, query);
  const isForced = scheme === 'light' || scheme === 'dark';
  rule.media.mediaText = isForced
    ? query.replaceAll(QUERY, (_, asked: string) => (asked === scheme ? ALWAYS : NEVER))
    : query;
}
