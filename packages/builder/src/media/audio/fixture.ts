import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Sounds of the demo shop. */
export const SOUNDS = { walk: '/wp-content/uploads/walk.wav', trot: '/wp-content/uploads/trot.wav' } as const;

/** The builder's audio player (bricks-elements.md §33). */
export function builderAudio(id: string, title: string, sound: string = SOUNDS.walk): Html {
  const player = { class: 'wp-audio-shortcode', preload: 'none', style: 'width: 100%;', controls: 'controls' };
  return html`<div id="brxe-${id}" data-script-id="${id}" class="brxe-audio theme-light">${title && html`<h3 class="audio-title">${title}</h3>`}<audio${attributes(player)}><source type="audio/wav" src="${sound}" /><a href="${sound}">${sound}</a></audio></div>`;
}

/** A track of a playlist. */
export interface Track {
  readonly sound: string;
  readonly title: string;
  readonly artist?: string;
}

/** A playlist in our own dialect. */
export function stirrupPlaylist(tracks: readonly Track[], more: Readonly<Record<string, string | boolean>> = {}): Html {
  return html`<div data-island="audio"${attributes(more)}>
    <p><b data-part="title"></b> <span data-part="artist"></span></p>
    <audio controls preload="none"></audio>
    <ol>${tracks.map(({ sound, title, artist }) => html`<li><a data-part="track"${attributes({ href: sound, 'data-artist': artist })}>${title}</a></li>`)}</ol>
  </div>`;
}

/** A single sound in our own dialect. */
export function stirrupAudio(sound: string = SOUNDS.walk): Html {
  return html`<div data-island="audio"><p><b data-part="title">Four beats</b> <span data-part="artist">The yard</span></p><audio${attributes({ controls: true, preload: 'none', src: sound })}></audio></div>`;
}

/** The playlist of the demo page. */
export const TRACKS: readonly Track[] = [
  { sound: SOUNDS.walk, title: 'Walk', artist: 'The farrier' },
  { sound: SOUNDS.trot, title: 'Trot', artist: 'The saddler' },
];
