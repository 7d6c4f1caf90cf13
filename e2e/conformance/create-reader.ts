import type { InventedNames } from './invent-names.ts';

/** Attributes whose words may be ids, or generated names. */
const BY_ID = /^(id|for|name|href|form|list|aria-(activedescendant|controls|describedby|details|labelledby|owns))$/;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A state as text: `.open`, `data-open=`, `data-state=closing`. */
function stateText(shownBy: string): string {
  const [, attribute, word = ''] = /^\[([^=]+)(?:="(.*)")?\]$/.exec(shownBy) ?? [];
  return attribute ? `${attribute}=${word}` : `.${shownBy}`;
}

/** Reads a page. */
interface Reader {
  /** Returns a line for each element. */
  readonly look: () => readonly string[];
  /** Returns the states that have shown since the last call, even for a moment. */
  readonly passed: () => readonly string[];
}

/**
 * Creates a reader of the page's state: for each element a line with its attributes, classes, value and text, and
 * whether it has the focus. Invented names are translated back, and generated ids are numbered.
 *
 * @param leftOut Names that only one of the pages has, because they were renamed.
 */
export function createReader(all: readonly InventedNames[], leftOut: ReadonlySet<string>): Reader {
  const states = all.flatMap((names) => names.states);
  const translations = new Map(states.map(({ from, to }) => [stateText(to), stateText(from)]));
  const known = new Set(translations.values());
  // When a state with a value goes, its attribute stays behind, empty.
  const emptied = [...known].map((text) => text.replace(/=.+/, '='));
  const roots = all.map(({ rootClass }) => `.${rootClass}`);
  const unsaid = new Set([...leftOut, ...roots, ...emptied].filter((text) => !known.has(text)));
  const inventedAttributes = new Set(all.flatMap(({ parts, options }) => [...parts, ...options].map(({ to }) => to)));
  const printed = new Set([...document.querySelectorAll('*')].flatMap(idsOf));
  const made = new Map<string, string>();
  const sayId = (id: string) => {
    if (printed.has(id)) return id;
    const bare = id.replace(/^#/, '');
    const name = made.get(bare) ?? `made-${made.size}`;
    made.set(bare, name);
    return name;
  };
  const sayAttribute = (element: Element, name: string) => {
    const text = element.getAttribute(name) ?? '';
    if (name === 'class') return wordsOf(text).map((word) => `.${word}`);
    if (inventedAttributes.has(name)) return [];
    return `${name}=${BY_ID.test(name) ? wordsOf(text).map(sayId).join(' ') : text}`;
  };
  const sayPrinted = (element: Element) => {
    const said = element.getAttributeNames().flatMap((name) => sayAttribute(element, name));
    return [...new Set(said.map((text) => translations.get(text) ?? text))].filter((text) => !unsaid.has(text)).sort();
  };
  const read = (element: Element) => [element.localName, ...sayPrinted(element), ...sayLive(element)].join(' | ');
  const shown = new Set<string>();
  new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof Element)) continue;
      for (const text of sayPrinted(target)) if (known.has(text)) shown.add(`was ${target.localName} | ${text}`);
    }
  }).observe(document.body, { attributes: true, subtree: true });
  return {
    look: () => [...document.body.querySelectorAll(':not(style, script)')].map(read),
    passed: () => {
      const passed = [...shown].sort();
      shown.clear();
      return passed;
    },
  };
}

function idsOf(element: Element): string[] {
  const names = element.getAttributeNames().filter((name) => BY_ID.test(name));
  return names.flatMap((name) => wordsOf(element.getAttribute(name) ?? ''));
}

/** State of an element that no attribute shows. */
function sayLive(element: Element): string[] {
  const hasValue = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : []));
  return [
    ...(hasValue || element instanceof HTMLSelectElement ? [`value "${element.value}"`] : []),
    ...(element instanceof HTMLInputElement && element.checked ? ['checked'] : []),
    ...texts.filter(Boolean).map((text) => `"${text}"`),
    ...(element === document.activeElement ? ['focus'] : []),
  ];
}
