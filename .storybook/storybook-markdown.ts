/// <reference types="vite/client" />
const FOLDER = /\/packages\/(\w+)\/src\/[\w-]+\/([\w-]+)\/docs\.ts$/;

/** The islands: their files of stories are named after them. */
const islands = Object.keys(import.meta.glob('../packages/*/src/*/*/docs.ts')).flatMap((path) => {
  const [, packageName, name] = FOLDER.exec(path) ?? [];
  return name ? [{ package: packageName, name }] : [];
});

/** Guides that Storybook shows, by their file, and their pages. */
const GUIDES: Readonly<Record<string, string>> = {
  'first-page.md': 'guides-your-first-page--docs',
  'recipes.md': 'guides-recipes--docs',
  'islands.md': 'guides-the-islands--docs',
  'styles.md': 'guides-styles--docs',
};

const LINK = /\[([^\]]+)\]\((?!https?:|#|\?)([^)#\s]+)(?:#[^)]*)?\)/g;

/** Marks around what is generated; other comments are part of markup to copy. */
const MARK = /^<!-- \/?[\w.-]+ -->\n?/gm;

/** A page of the docs as Storybook shows it: links to what Storybook has lead there, others to files are texts. */
export function storybookMarkdown(markdown: string): string {
  return markdown.replaceAll(MARK, '').replaceAll(LINK, (_, text: string, path: string) => {
    const page = pageOf(path);
    return page ? `[${text}](?path=/docs/${page})` : text;
  });
}

function pageOf(path: string): string | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const island = islands.find(({ name }) => `${name}.md` === file);
  return GUIDES[file] ?? (island && `${island.package}-${island.name}--docs`);
}
