import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { text } from '@stirrup/cms/texts';
import { behaviour, createLazy, importWithRetry, isPlainClick } from '@stirrup/runtime';
import { createAdditions } from '../../shared/create-additions.ts';
import { isPress } from '../../shared/keys/is-press.ts';
import { joinPlayers } from '../playing/join-players.ts';
import { playsUnasked } from '../playing/plays-unasked.ts';
import { filmTexts } from '../playing/texts.ts';
import { ADDED, FRAME_ADDRESS, videoContract, WITHOUT_CONTROLS } from './contract.ts';
import { coverButton } from './cover-button.ts';
import { videoProps } from './props.ts';

/** For the code that plays: a contract that both import would be a chunk of its own. */
const NAMES = { frameAddress: FRAME_ADDRESS, withoutControls: WITHOUT_CONTROLS } as const;

/**
 * A film that plays in its place after a press on its cover: the builder's overlay, icon or preview picture, or ours.
 * The code that plays it is fetched when somebody comes near.
 *
 * A behaviour: browsers and hosts draw the player.
 */
export default behaviour({ props: videoProps, contract: videoContract }, ({ island, ...options }) => {
  const { element: root, parts, signal } = island;
  const add = createAdditions(root, ADDED, signal);
  const onBegin = joinPlayers(root, options.alone, signal);
  const code = createLazy(() => importWithRetry(() => import('./play-film.ts')));
  const covers = parts.cover.map(({ element }) => element);
  const film = parts.film[0]?.element;
  const link = covers.find((one) => one instanceof HTMLAnchorElement);
  const printedAddress = () =>
    film?.dataset['src'] ?? film?.getAttribute('src') ?? covers[0]?.getAttribute(FRAME_ADDRESS) ?? '';
  const named = covers.flatMap((one) => [one, ...one.querySelectorAll('[alt]')]);
  const name =
    named
      .map((one) => one.getAttribute('aria-label') || one.getAttribute('alt') || one.textContent.trim())
      .find(Boolean) ?? text(filmTexts, 'playFilm');
  const printed = covers.some((one) => one instanceof HTMLButtonElement);
  let button: HTMLButtonElement | undefined;
  /** A film without controls gets a button, which takes the focus from it. */
  const offerPause = async () => {
    const player = root.querySelector<HTMLVideoElement>(WITHOUT_CONTROLS);
    if (!player) return;
    const pause = await importWithRetry(() => import('./offer-pause.ts')).catch(() => undefined);
    pause?.offerPause(player, add, signal);
  };
  const followLink = () => {
    if (link) link.click();
    else if (/^(https?:)?\//.test(printedAddress())) location.assign(printedAddress());
  };
  /** True while the code that plays is on its way, until a press has followed its link, and for good once a film plays. */
  let isTaken = false;

  const play = async (isAsked: boolean) => {
    isTaken = true;
    bind(true);
    const films = await code.load().catch(() => undefined);
    bind(false);
    if (signal.aborted) return;
    if (films?.playFilm({ root, covers, film, link, name, options, isAsked, onBegin, ...NAMES }, signal)) {
      button?.remove();
      void offerPause();
      return;
    }
    if (isAsked) followLink();
    isTaken = false;
  };
  const press = (event: Event) => {
    const { target } = event;
    if (isTaken || !(target instanceof Node) || ![...covers, button].some((one) => one?.contains(target))) return;
    event.preventDefault();
    // The builder's own script listens on the covers.
    if (hasLegacyScript('bricks-scripts')) event.stopPropagation();
    // Browsers allow it within the press alone.
    if (film instanceof HTMLVideoElement) film.play().catch(() => undefined);
    void play(true);
  };
  const prepare = () => {
    if (!isTaken && covers[0]) void code.load();
  };
  const bind = (isComing: boolean) => {
    if (signal.aborted) return;
    island.bind({
      root: () => ({
        'aria-busy': isComing || null,
        onClickCapture: (event) => isPlainClick(event) && press(event),
        // Also a key from before the button was there, which is dispatched again on it.
        onKeyDownCapture: (event) => isPress(event) && press(event),
        onPointerEnter: prepare,
        onFocus: prepare,
      }),
      cover: ({ element }) => (printed ? {} : { tabindex: element === link ? -1 : null, 'aria-hidden': true }),
    });
  };

  if (covers[0] && !printed) {
    const hasFocus = covers.some((one) => one === document.activeElement);
    button = root.appendChild(add(coverButton(name)));
    if (hasFocus) button.focus();
  }
  bind(false);
  // By its own controls. One that plays by itself keeps its cover until a press.
  if (covers[0] && film instanceof HTMLVideoElement && !film.autoplay)
    film.addEventListener('play', () => isTaken || void play(false), { signal });
  if (!covers[0] || film?.hasAttribute('autoplay')) void offerPause();
  if (options.autoplay && playsUnasked()) void play(false);
});
