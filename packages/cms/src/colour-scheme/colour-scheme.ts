import { pageRegistry } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import {
  type ColourScheme,
  DARK_QUERY,
  SCHEME,
  SCHEME_ATTRIBUTE,
  SCHEME_EVENT,
  type SchemeChange,
} from './contract.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { schemeSettings } from './settings.ts';

declare global {
  interface GlobalEventHandlersEventMap {
    'stirrup:colour-scheme': CustomEvent<SchemeChange>;
  }
}

interface Page {
  readonly shown: ReadableAtom<ColourScheme>;
  readonly choose: (scheme: ColourScheme) => void;
}

/**
 * The scheme that the page shows. It follows the visitor's choice on this page and on all others of the site; without a
 * choice it follows the device, if the site allows that. The first call updates the page.
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

/** Shows a scheme, here and on the site's other open pages, and stores it for later pages. */
export function chooseColourScheme(scheme: ColourScheme): void {
  page().choose(scheme);
}

/** The scheme of the site's styles; the other one is the alternative. */
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
  /** A choice on this page: it holds even if storage is forbidden. */
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
    // A null key means that the storage was cleared.
    if (key === SCHEME.storageKey || key === null) followOthers();
  });
  // Pages in the back-forward cache receive no storage events.
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
