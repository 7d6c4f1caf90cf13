import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { ownKeysInZod } from './own-keys-in-zod.ts';

const SCHEMA = `
  import * as z from 'zod/mini';
  const schema = z.object({ name: z.string(), sizes: z.record(z.string(), z.number()) });
  globalThis.result = JSON.stringify(z.parse(schema, { name: 'Hazel', sizes: { cob: 2 }, more: 1 }));
`;

/** Runs a schema on a page that adds to every object and every list. */
async function parseThere(plugins: Plugin[]): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: SCHEMA, resolveDir: workspaceRoot },
    bundle: true,
    write: false,
    plugins,
  });
  const page: { result?: unknown } = {};
  const additions = "Object.prototype.leather = 'brown'; Array.prototype.last = () => {};";
  runInNewContext(`${additions}\n${outputFiles[0]?.text ?? ''}`, page);
  return page.result;
}

it('has schemas work where every object has one more property', async () => {
  expect(await parseThere([ownKeysInZod()])).toBe('{"name":"Hazel","sizes":{"cob":2}}');
});

it('is needed: without it zod fails there', async () => {
  await expect(parseThere([])).rejects.toThrow(/undefined/);
});
