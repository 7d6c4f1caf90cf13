import { readdirSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';
import { specifierFrom } from './specifier-from.ts';

/** Sources that make one chunk of the script tag. */
interface ChunkGroup {
  readonly name: string;
  /** Matches paths below `packages/`. */
  readonly files: RegExp;
  /** A library that lies in the chunk, too: who imports it is tied to the group. */
  readonly library?: string;
}

/** Code that islands share, from the inside outward. */
const GROUPS: readonly ChunkGroup[] = [
  // With the question whether a legacy script is there, which islands with and without React ask.
  {
    name: 'props',
    files: /^runtime\/src\/(props\/|behaviour\.ts)|^cms\/src\/legacy-scripts\/has/,
    library: 'nanostores',
  },
  { name: 'react', files: /^react\/src\//, library: 'react' },
  {
    name: 'overlays',
    files: /^overlays\/src\/(?!slide|conceal|focus\.ts|remember-focus|give-focus-back|focusable|is-escape)/,
  },
  // Restores the focus, for notices as well.
  { name: 'focus', files: /^overlays\/src\/(remember-focus|give-focus-back|focusable|is-escape)/ },
  // Code that every cart and form needs. The rest of both rings is for the islands that import it.
  { name: 'cms', files: /^(cart\/src|cms\/src\/(answers|events|schema|settings|storage))\/(?!index|nonce)/ },
  { name: 'cms', files: /^cms\/src\/door\/(?!insert-(html|speculation)|replace-nodes)/ },
  {
    name: 'cms',
    files: /^cms\/src\/(clients\/(contract|call-shop|cart-calls)|request\/(?!request\.ts)\S+|http-url)\.ts$/,
  },
  { name: 'cms', files: /^cms\/src\/notices\/(announce|contract|hide-from-sight)\.ts$/ },
  // Texts of several islands. The texts of one island are in its own chunk.
  { name: 'cms', files: /^cms\/src\/texts\/(common-texts|text|visible-text)\.ts$/ },
  // Code for calls of the builder and of WordPress alike.
  { name: 'nonces', files: /^cms\/src\/(nonces\/(nonces|read-nonce|share-renewal)|clients\/call-admin)\.ts$/ },
  { name: 'adding', files: /^shop\/src\/adding\// },
  // Code that a product's form and pictures share.
  { name: 'product', files: /^shop\/src\/product\// },
  // Variations, for a product's form and its swatches, also those in lists.
  {
    name: 'variations',
    files:
      /^shop\/src\/(variation-matching\/|variations\/(data-contract|events|known-variations|page-jquery|read-variations|select-fields|shared-data|variation)\.ts$)/,
  },
  // Code that swatches share with their parts that are loaded on demand.
  { name: 'swatches', files: /^shop\/src\/swatches\/(attribute-selects|contract)\.ts$/ },
  // Code that interactions share with their parts that only some pages load.
  { name: 'interactions', files: /^builder\/src\/interactions\/(contract|open-popup-for|read-printed)\.ts$/ },
  // Fetches a page of a loop and shows it: loaded with the first one.
  {
    name: 'answering',
    files:
      /^builder\/src\/query\/(answer-page|conclude-page|fetch-answer|query-answer|show-answer|show-page|shown-pages)\.ts$|^cms\/src\/door\/replace-nodes/,
  },
  // Code that loads the pages of a query loop: its trail, its buttons, page links, filters.
  {
    name: 'query',
    files:
      /^builder\/src\/(query\/(?!testing|use-)|query-history\/(contract|history-parts|load-history))|^cms\/src\/texts\/query-texts/,
  },
  // Hooks by which components read loops: texts and interactions must not reach React.
  { name: 'loops', files: /^builder\/src\/(query\/use-|use-at-once)/ },
  // The action of a filter's change: loaded with the first one.
  {
    name: 'changes',
    files: /^builder\/src\/filters\/(announce-results|make-change|merge-filter|restore-filters|show-filters)\.ts$/,
  },
  // A form, and what its parts that are fetched by some share with it: apart, that would be a chunk of every form, too.
  {
    name: 'form',
    files:
      /^builder\/src\/(form-fields\/(?!create-summary)|form\/(?!island|close-login|login-frame|upload))|^cms\/src\/texts\/(field|form)-texts/,
  },
  { name: 'words', files: /^builder\/src\/form-words\/(storage-contract|form-storage|has-kept-words)\.ts$/ },
  // Calendars of filters and of forms; what sees that one is wanted, and what is fetched then.
  { name: 'dates', files: /^builder\/src\/date-picker\/(contract|date-options|load-picker|when-near)\.ts$/ },
  {
    name: 'calendar',
    files:
      /^builder\/src\/date-picker\/(build-calendar|calendar-\w+|combobox|make-accessible|picker-locale|read-typed)\.ts$/,
  },
  // Code that every filter needs.
  {
    name: 'filters',
    files: /^builder\/src\/filters\/(?!address|chosen-address|focus-filter)/,
  },
  // Code of a form with file fields, and of its uploads.
  { name: 'files', files: /^builder\/src\/form-files\/|^cms\/src\/texts\/file-texts/ },
  // Targets of the address and of links within the page, presses by keys, and lookups of such islands' parts.
  { name: 'address', files: /^builder\/src\/((address|keys)\/|(first-in-each|use-(each|ids))\.ts$)/ },
  { name: 'loader', files: /^builder\/src\/ajax-loader\/(?!show-)/ },
  // Code that most islands of the builder use to keep and restore attributes.
  { name: 'builder', files: /^builder\/src\/keep-attributes\.ts$/ },
  // Behaviours use it, and must not reach React.
  { name: 'shop', files: /^shop\/src\/(block|message-beside|own-click|with-style)\.ts$/ },
];

/** The group that a source belongs to. */
export function groupOf(path: string): string | undefined {
  const below = path.slice(`${workspaceRoot}/packages/`.length);
  return GROUPS.find(({ files }) => files.test(below))?.name;
}

/** The group that a library lies in. */
export function groupOfLibrary(specifier: string): string | undefined {
  return GROUPS.find(({ library }) => library === specifier)?.name;
}

/**
 * Imports that tie a source to a group it uses: of every file of it. They use nothing, so they cost nothing.
 *
 * Why: esbuild makes a chunk per set of islands that share a file. With a dozen islands that is dozens of chunks, each
 * a request, and each compressed on its own. Where everybody who uses one file of a group reaches all of them, they are
 * one chunk. What breaks without it: a page with three islands makes twenty requests.
 */
export function tieTo(group: string, importer: string): string {
  const libraries = GROUPS.flatMap(({ name, library }) => (name === group && library ? [library] : []));
  return [...sourcesOf(group).map((file) => specifierFrom(importer, file)), ...libraries]
    .map((file, index) => `\nimport * as chunkGroup${index} from '${file}';`)
    .join('');
}

function sourcesOf(group: string): string[] {
  const packages = `${workspaceRoot}/packages`;
  return (
    readdirSync(packages, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.(test|e2e|spec-d|d)\.tsx?$|\/(testing|node_modules|dist)\//.test(file),
      )
      .map((file) => `${packages}/${file}`)
      .filter((file) => groupOf(file) === group)
      // Node promises no order, and chunks are named after their content.
      .sort()
  );
}
