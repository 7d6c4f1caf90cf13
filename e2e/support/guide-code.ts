import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../../scripts/find-islands.ts';
import { readBlock } from '../../scripts/marked-block.ts';

/** The code of a block of a guide in `docs`, as its reader copies it. */
export function guideCode(guide: string, block: string): string {
  const document = readFileSync(`${workspaceRoot}/docs/${guide}`, 'utf8');
  return readBlock(document, block)
    .replace(/^```\w+\n/, '')
    .replace(/\n```$/, '');
}
