import { vi } from 'vitest';

/** Calls of media elements, which happy-dom cannot play. */
export const media = { play: vi.fn(() => Promise.resolve()), pause: vi.fn() };

/** Attribute of a frame with the address that it was given; happy-dom would fetch it. */
export const ASKED = 'data-asked';

/** Replaces playing, pausing and the pages of frames, until mocks are restored. */
export function stubFilms(): void {
  media.play.mockClear();
  media.pause.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(media.play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(media.pause);
  const { settings } = Reflect.get(window, 'happyDOM');
  // Frames stay empty, without a message on the console for each.
  Object.assign(settings, { disableIframePageLoading: false, enableIframePageLoading: true });
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (this: Element, address) {
    this.setAttribute(ASKED, address);
  });
}
