import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EARLY_SCRIPT } from '../packages/cms/src/colour-scheme/early-script.ts';
import type { DerivedFile } from './derived-file.ts';
import { replaceBlock } from './marked-block.ts';

/** The docs with the inline script of the colour scheme, and the hash by which a Content-Security-Policy allows it. */
export function earlyScriptDocs(workspace: string): DerivedFile {
  const path = 'docs/colour-scheme.md';
  const text = readFileSync(`${workspace}/${path}`, 'utf8');
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  const block = `\`\`\`html
<script>${EARLY_SCRIPT}</script>
\`\`\`

\`\`\`http
Content-Security-Policy: script-src 'self' 'sha256-${hash}'
\`\`\``;
  return { path, content: replaceBlock(text, 'early script', block) };
}
