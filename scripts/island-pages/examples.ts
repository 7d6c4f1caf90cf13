import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { visitor } from '../../fixtures/cms/test-visitor.ts';
import { findExample } from '../../fixtures/examples/find-example.ts';
import { outlineHtml } from '../../fixtures/examples/format-html.ts';
import type { IslandDefinition } from '../../packages/runtime/src/define-island.ts';

/** Nonces differ with each visit. */
const NONCE = /(?<![\w#])(?=\w*\d)[0-9a-f]{10}(?!\w)/g;

/** A day on which all pages are printed, because some show dates. */
const NOW = Date.UTC(2026, 5, 1);

/** Finds markup of islands in the demo shop, as a customer with a filled cart sees it. */
export async function createExamples(): Promise<(definition: IslandDefinition, dialect: string) => Promise<string>> {
  const customer = visitor('', { scriptTags: '', now: () => NOW });
  await customer.add(productCalled('hazel-snaffle-bridle').id);
  const parser = new new Window().DOMParser();
  const pages = new Map<string, Promise<string>>();
  const read = (path: string) => {
    const page = pages.get(path) ?? customer.text(path);
    pages.set(path, page);
    return page;
  };
  return async ({ name, selectors }, dialect) => {
    const found = await findExample(name, dialect, selectors[dialect] ?? [], {
      read,
      parse: (html) => parser.parseFromString(html, 'text/html'),
    });
    return found ? outlineHtml(found.replaceAll(NONCE, '0123456789')) : '';
  };
}

/** The code in the first block of a language of an island's doc block. */
export function codeIn(folder: string, language: string): string {
  const source = readFileSync(`${folder}/island.ts`, 'utf8');
  const [, block = ''] = new RegExp(` \\* \`\`\`${language}\\n([\\s\\S]*?) \\* \`\`\``).exec(source) ?? [];
  return block.replaceAll(/^ \* ?/gm, '').trimEnd();
}
