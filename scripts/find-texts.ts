import { readdirSync, readFileSync } from 'node:fs';
import type { Texts } from '../packages/cms/src/texts/text.ts';
import { packageNames } from './package-exports.ts';

/** The texts of an island or a room. */
export interface TextsFile {
  /** Path from the root of the workspace: `packages/shop/src/cart/quantity/texts.ts`. */
  readonly path: string;
  readonly source: string;
  readonly texts: Texts;
}

/** Every `texts.ts` of an island or a room, and the topics of `cms`, in alphabetical order of their paths. */
export async function findTexts(workspace: string): Promise<readonly TextsFile[]> {
  const paths = packageNames.flatMap((name) => {
    const folder = `packages/${name}/src`;
    return readdirSync(`${workspace}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/texts\.ts$|^texts\/[\w-]+-texts\.ts$/.test(file))
      .map((file) => `${folder}/${file}`);
  });
  return Promise.all(
    paths.sort().map(async (path) => {
      const module: Readonly<Record<string, Texts>> = await import(`${workspace}/${path}`);
      const source = readFileSync(`${workspace}/${path}`, 'utf8');
      return { path, source, texts: Object.assign({}, ...Object.values(module)) };
    }),
  );
}
