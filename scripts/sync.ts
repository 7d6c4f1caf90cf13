import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { derivedFiles } from './derived-files.ts';
import { workspaceRoot } from './find-islands.ts';

/** Writes all generated files; see derived-files.ts. */
for (const { path, content } of await derivedFiles()) {
  const file = `${workspaceRoot}/${path}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  writeFileSync(file, content);
  console.log(`Written: ${path}`);
}
