import { addDialect } from '@stirrup/runtime';
import { findParts } from '../../packages/runtime/src/parts/find-parts.ts';
import { showState, showsState } from '../../packages/runtime/src/parts/states.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';
import type { InventedNames, RenamedOption } from './invent-names.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const dictionary = (names: readonly { readonly name: string; readonly to: string }[], call = (to: string) => to) =>
  Object.fromEntries(names.map(({ name, to }) => [name, call(to)]));

/** Elements that an island would claim in the renamed dialect. */
export const rootsOf = ({ roots }: InventedNames, page: Document = document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(roots.join()),
];

/** The parts of one island by name, in the renamed dialect. */
export const partsOf = (root: HTMLElement, { parts, roots }: InventedNames) =>
  findParts(
    root,
    parts.map(({ name }) => name),
    { parts: Object.fromEntries(parts.map(({ name, from }) => [name, from])), states: {} },
    roots.join(),
  ).byName;

/** One renaming on one element. */
interface Rename {
  readonly element: HTMLElement;
  /** Names that are removed: `.title`, `data-part=title`. */
  readonly loses: readonly string[];
  readonly gain: () => unknown;
}

/**
 * Renames everything on the page: roots, parts, visible states, options. All elements are found before any is renamed,
 * because selectors depend on each other's names.
 *
 * @returns Names that the page has lost, or would have lost.
 */
export function renamePage(all: readonly InventedNames[], isMeant: boolean): ReadonlySet<string> {
  const renames = all.flatMap((names) => rootsOf(names).flatMap((root) => renamesIn(root, names)));
  const lost = new Set(renames.flatMap(({ loses }) => loses));
  if (isMeant) {
    for (const { element, loses } of renames) for (const name of loses) lose(element, name);
    for (const { gain } of renames) gain();
    renameStyles(all);
  }
  return lost;
}

/** Renames the names in the page's styles, and replaces the browser's own rule for `hidden`. */
function renameStyles(all: readonly InventedNames[]): void {
  const hidden = all.flatMap(({ states }) => states.flatMap(({ from, to }) => (from === '[hidden]' ? `.${to}` : [])));
  const shown = all.flatMap(({ states }) => states).filter(({ from }) => from.startsWith('['));
  for (const style of document.querySelectorAll('style')) {
    for (const { from, to } of shown) style.textContent = style.textContent.replaceAll(from, `:is(${from}, .${to})`);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hidden.join()} { display: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Teaches the islands of the page the names given by {@link renamePage}. */
export function teachPage(all: readonly InventedNames[], dialect: string): void {
  for (const { island, rootClass, parts, states, options } of all) {
    addDialect(island, dialect, [`.${rootClass}`], {
      parts: dictionary(parts, (attribute) => `[${attribute}]`),
      states: dictionary(states),
      options: dictionary(options),
    });
  }
}

function renamesIn(root: HTMLElement, names: InventedNames): readonly Rename[] {
  const found = partsOf(root, names);
  const parts = names.parts.flatMap((part) => (found[part.name] ?? []).map(({ element }) => ({ element, part })));
  const elements = new Set([root, ...parts.map(({ element }) => element)]);
  return [
    ...parts.map(({ element, part }) => ({
      element,
      loses: namesIn(part.from).filter((name) => name.startsWith('data-part=') || !isOther(element, names.island)),
      gain: () => element.setAttribute(part.to, ''),
    })),
    ...names.states.flatMap(({ from, to }) => {
      const shown = [...elements].filter((element) => showsState(element, from));
      return shown.map((element) => ({ element, loses: [], gain: () => change(element, from, to) }));
    }),
    ...names.options.flatMap((option) => renameOption(root, option)),
    {
      element: root,
      loses: [...names.roots, ...names.otherRoots].flatMap(namesIn).filter((name) => hasName(root, name)),
      gain: () => root.classList.add(names.rootClass),
    },
  ];
}

/** Moves an option to an attribute of its own. */
function renameOption(element: HTMLElement, { name, from, to }: RenamedOption): readonly Rename[] {
  const inJson = (attribute: string, key: string) => {
    const value: unknown = JSON.parse(element.getAttribute(attribute) || '{}')[key];
    const text = value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
    return text === undefined ? [] : [{ text, loses: [`${attribute}=${element.getAttribute(attribute)}`] }];
  };
  const inAttribute = (attribute: string) => {
    const text = element.getAttribute(attribute);
    return text === null ? [] : [{ text, loses: [`${attribute}=${text}`] }];
  };
  const own = inAttribute(`data-${kebab(name)}`);
  const found =
    typeof from === 'object'
      ? inJson(from.attribute, from.key)
      : from
        ? inAttribute(from)
        : [...own, ...inJson('data-options', name)].slice(0, 1);
  return found.map(({ text, loses }) => ({ element, loses, gain: () => element.setAttribute(to, text) }));
}

/** Names in a selector: classes, and attributes with their identifying word, but not attributes with data. */
function namesIn(selector: string): readonly string[] {
  // Negated and nested selectors are not names of the element itself.
  const own = selector.replace(/:(?:not|has)\([^)]*\)/g, '');
  const attributes = [...own.matchAll(/\[(data-[\w-]+)(?:="([^"]*)")?\]/g)];
  return [...(own.match(/\.[\w-]+/g) ?? []), ...attributes.map(([, attribute, word = '']) => `${attribute}=${word}`)];
}

/** True if an element is also another island, which may have the same names. */
function isOther(element: Element, island: string): boolean {
  return islands.some(
    ({ name, selectors }) =>
      name !== island &&
      Object.values(selectors)
        .flat()
        .some((selector) => element.matches(selector)),
  );
}

function change(element: Element, from: string, to: string): void {
  showState(element, from, false);
  showState(element, to, true);
}

function hasName(element: Element, name: string): boolean {
  const [attribute = '', ...word] = name.split('=');
  if (attribute.startsWith('.')) return element.classList.contains(attribute.slice(1));
  return element.getAttribute(attribute) === word.join('=');
}

function lose(element: Element, name: string): void {
  const [attribute = ''] = name.split('=');
  if (attribute.startsWith('.')) element.classList.remove(attribute.slice(1));
  else if (hasName(element, name)) element.removeAttribute(attribute);
}
