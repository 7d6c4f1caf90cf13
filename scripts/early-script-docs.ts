import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EARLY_SCRIPT } from '../packages/cms/src/colour-scheme/early-script.ts';
import type { DerivedFile } from './derived-files.ts';

const start = '<!-- early script -->';
const end = '<!-- /early script -->';

/** The docs with the inline script of the colour scheme, and the hash by which a Content-Security-Policy allows it. */
export function earlyScriptDocs(workspace: string): DerivedFile {
  const path = 'docs/colour-scheme.md';
  const text = readFileSync(`${workspace}/${path}`, 'utf8');
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  const block = `${start}
\`\`\`html
<script>${EARLY_SCRIPT}</script>
\`\`\`

\`\`\`http
Content-Security-Policy: script-src 'self' 'sha256-${hash}'
\`\`\`
${end}`;
  return {
    path,
    content: `${text.slice(0, text.indexOf(start))}${block}${text.slice(text.indexOf(end) + end.length)}`,
  };
}
