import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { media, stubFilms } from '../../testing/stub-films.ts';
import { the } from '../../testing/the.ts';
import { joinPlayers } from './join-players.ts';

const { play, pause } = media;
let life = new AbortController();
let update = () => {};

const SILENT = '<video id="silent" autoplay muted loop></video>';
const CONTROLLED = '<video id="controlled" autoplay muted controls></video>';

beforeEach(() => {
  stubFilms();
  life = new AbortController();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        update = report;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function join(markup: string, isAlone = false) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  joinPlayers(root, isAlone, life.signal);
  return root;
}

it('plays silent films on when they show again, and no others', () => {
  const root = join(`${SILENT}${CONTROLLED}<video id="stopped" autoplay muted></video>`);
  for (const id of ['silent', 'controlled']) Object.defineProperty(the(`#${id}`), 'paused', { value: false });
  const isVisible = vi.fn(() => false);
  Object.assign(root, { checkVisibility: isVisible });
  update();
  expect([pause.mock.calls.length, play.mock.calls.length]).toEqual([3, 0]);
  isVisible.mockReturnValue(true);
  update();
  update();
  expect(play.mock.contexts).toEqual([the('#silent')]);
});

it('lets silent films play beside one that plays alone', () => {
  join(SILENT + CONTROLLED);
  join('<audio></audio>', true);
  the('audio').dispatchEvent(new Event('play'));
  expect(pause.mock.contexts).toEqual([the('#controlled')]);
});
