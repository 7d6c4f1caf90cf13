import { pageRegistry } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import { DARK_QUERY, SCHEME, SCHEME_ATTRIBUTE, SCHEME_EVENT } from './contract.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { schemeSettings } from './settings.ts';

/** The colour scheme of a page. */
export type ColourScheme = 'light' | 'dark';

/** Detail of the event `stirrup:colour-scheme`. */
export interface SchemeChange {
  readonly scheme: ColourScheme;
  /** Origin of the change: this page, another page of the site, or the device. */
  readonly origin: 'page' | 'other-page' | 'device';
}

interface Page {
  readonly shown: ReadableAtom<ColourScheme>;
  readonly choose: (scheme: ColourScheme) => void;
}

/**
 * The scheme that the page shows. It follows the visitor's choice on this page and on every other of the site, and
 * where nobody has chosen and the site allows it, the device. The first to ask brings the page in line.
 *
 * @example
 * ```html
 * <html data-colour-scheme="dark" class="color-scheme--alt">
 * ```
 * ```ts
 * colourScheme().subscribe((scheme) => map.setStyle(scheme));
 * document.addEventListener('stirrup:colour-scheme', ({ detail }) => console.log(detail.scheme, detail.origin));
 * ```
 * Follows swatches-and-others.md §3.
 */
export function colourScheme(): ReadableAtom<ColourScheme> {
  return page().shown;
}

/** Shows a scheme, here and on the site's other open pages, and remembers it for the next. */
export function chooseColourScheme(scheme: ColourScheme): void {
  page().choose(scheme);
}

/** The scheme that the site's styles are written in; the other one is the alternative. */
export function mainScheme(): ColourScheme {
  return schemeSettings().color_mode;
}

/** The other of the two. */
export function otherScheme(scheme: ColourScheme): ColourScheme {
  return scheme === 'dark' ? 'light' : 'dark';
}

function page(): Page {
  return pageRegistry().shared('cms/colour-scheme', createPage);
}

function createPage(): Page {
  const device = matchMedia(DARK_QUERY);
  /** A choice made here: it holds though storage may be forbidden. */
  let chosen: ColourScheme | undefined;

  const wanted = (): ColourScheme => {
    const choice = rememberedChoice() ?? chosen;
    if (choice) return choice;
    if (!schemeSettings().enable_client_color_preference) return mainScheme();
    return device.matches ? 'dark' : 'light';
  };
  const shown = atom(wanted());
  const show = (scheme: ColourScheme, origin: SchemeChange['origin']) => {
    if (scheme === shown.get()) return;
    mark(scheme);
    shown.set(scheme);
    const detail: SchemeChange = { scheme, origin };
    document.documentElement.dispatchEvent(new CustomEvent(SCHEME_EVENT, { bubbles: true, detail }));
  };
  const followOthers = () => {
    chosen = undefined;
    show(wanted(), 'other-page');
  };

  mark(shown.get());
  device.addEventListener('change', () => show(wanted(), 'device'));
  addEventListener('storage', ({ key }) => {
    // Without a key everything has been cleared.
    if (key === SCHEME.storageKey || key === null) followOthers();
  });
  // Pages in the back-forward cache hear nothing of other pages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && rememberedChoice()) followOthers();
  });
  return {
    shown,
    choose: (scheme) => {
      chosen = scheme;
      rememberChoice(scheme);
      show(scheme, 'page');
    },
  };
}

function mark(scheme: ColourScheme): void {
  const { documentElement: root } = document;
  root.classList.toggle(SCHEME.alternativeClass, scheme !== mainScheme());
  root.setAttribute(SCHEME_ATTRIBUTE, scheme);
}
