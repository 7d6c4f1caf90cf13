import { pageRegistry, start } from '@stirrup/runtime';
import { describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { popupText } from '../../overlays/popup/fixture.ts';
import { beginPopup } from '../../overlays/popups/begin-popup.ts';
import { openPopup } from '../../overlays/popups/open-popup.ts';
import { the } from '../../testing/open-island.ts';
import { stubFilms } from '../../testing/stub-films.ts';
import {
  BOX,
  emitted,
  ITEMS,
  isGone,
  isShown,
  markers,
  name,
  open,
  press,
  printed,
  SOURCE,
} from '../../testing/template-page.ts';
import { builderPreview, FILMS } from '../video/fixture.ts';
import { video } from '../video/island.ts';
import { builderMap, templateContent, templatePlace } from './fixture.ts';

describe('a popup that the page prints', () => {
  it('lends its content to the info box, with its islands, and stays closed', async () => {
    await open(270, printed(popupText(270, 'Prater', 'Open daily'), { 'data-brx-infobox-width': 420 }));
    await pageRegistry().claimsOf(the('[data-interactions]'))[0]?.begin();
    const before = the(SOURCE).outerHTML;
    const link = the(`${SOURCE} a`);
    press(0);
    await isShown('Open daily');
    const box = the(BOX);
    expect(box.className).toBe('infoBox brx-infobox-popup brx-popup brxe-google brxe-popup-270');
    expect([box.style.width, box.getAttribute('role'), name(box)]).toEqual(['420px', 'dialog', 'Stable 1']);
    expect(the(`${BOX} .brx-popup-content`).className).toBe('brx-popup-content brxe-container');
    expect([box.contains(link), name(document.activeElement)]).toEqual([true, 'Close']);
    expect([the(SOURCE).classList.contains('hide'), document.body.className]).toEqual([true, '']);
    expect(document.querySelectorAll('[inert], [aria-modal]')).toHaveLength(0);
    expect(emitted).toEqual(['bricks/popup/open true']);
    link.focus();
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect([the(SOURCE).outerHTML, the(SOURCE).contains(link)]).toEqual([before, true]);
    await isGone();
    expect(document.activeElement).toBe(markers()[0]);
    press(0);
    await isShown('Open daily');
  });

  it('keeps its islands on the way there and back, where its films are paused', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    await open(270, printed(html`${templateContent('Prater', 'Open daily')}<video controls></video>`));
    const claim = () => pageRegistry().claimsOf(the('[data-interactions]'))[0];
    const before = claim();
    await before?.begin();
    press(0);
    await isShown('Open daily');
    await settle();
    expect([the(BOX).contains(the('[data-interactions]')), before?.state, claim() === before]).toEqual([
      true,
      'ready',
      true,
    ]);
    expect(pause).not.toHaveBeenCalled();
    press(0);
    await isGone();
    await settle();
    expect([the(SOURCE).contains(the('video')), before?.state, claim() === before]).toEqual([true, 'ready', true]);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('ends films in frames, which would begin anew where nobody sees them', async () => {
    stubFilms();
    await open(270, printed(html`<p>Open</p>${builderPreview(classicSite, 'film', FILMS.youtube)}`));
    start(video);
    press(0);
    await isShown('Open');
    const film = the(`${BOX} .brxe-video`);
    await Promise.all(
      pageRegistry()
        .claimsOf(film)
        .map((claim) => claim.begin()),
    );
    the('.bricks-video-preview-image').click();
    await vi.waitFor(() => expect(film.querySelector('iframe')).not.toBeNull());
    press(0);
    await isGone();
    expect([the(SOURCE).contains(film), film.querySelector('iframe')]).toEqual([true, null]);
    expect(film.innerHTML).toContain('bricks-video-preview-image');
    await settle();
    expect(pageRegistry().claimsOf(film)).toHaveLength(1);
  });

  it('comes back before the markup of its loop is kept, without what islands have changed', async () => {
    await open(270, printed(popupText(270, 'Prater', 'Open daily')));
    press(0);
    await isShown('Open daily');
    const popup = the(SOURCE);
    pageRegistry().release(popup);
    expect(popup.outerHTML).toContain('Open daily');
    expect(popup.querySelector('[data-island-state]')).toBeNull();
    await isGone();
  });

  it('is closed by its own interaction in place of the button', async () => {
    await open(270, printed(templateContent('Prater', 'Open daily')));
    press(0);
    await isShown('Open daily');
    const closer = the(`${BOX} [data-interactions]`);
    expect([document.querySelector('.close-infobox'), closer.className]).toEqual([
      null,
      'brxe-button bricks-button infobox-opened',
    ]);
    expect(the(BOX).contains(document.activeElement)).toBe(true);
    closer.focus();
    await Promise.all(
      pageRegistry()
        .claimsOf(closer)
        .map((claim) => claim.begin()),
    );
    closer.click();
    await isGone();
    expect([document.activeElement, closer.closest(SOURCE), closer.className]).toEqual([
      markers()[0],
      the(SOURCE),
      'brxe-button bricks-button',
    ]);
  });

  it('is in one place at a time: in the box of another map, or in the popup that something opens', async () => {
    const second = builderMap({ addresses: [templatePlace(270, 0, ITEMS[0])] }, { id: 'second' });
    await open(270, printed(popupText(270, 'Prater', 'Open')), second);
    press(0);
    await isShown('Open');
    press(2);
    await vi.waitFor(() => expect(the(`#brxe-second ${BOX}`).textContent).toContain('Open'));
    await vi.waitFor(() => expect(document.querySelectorAll(BOX)).toHaveLength(1));
    await openPopup('270');
    expect(the(SOURCE).textContent).toContain('Open');
    await isGone();
  });

  it.each([
    ['our function', () => openPopup('270')],
    ['site code', () => the(SOURCE).classList.remove('hide')],
  ])('is back in a popup that is opened by %s, before the focus moves into it', async (_, show) => {
    await open(270, printed(popupText(270, 'Prater', 'Open')));
    press(0);
    await isShown('Open');
    await beginPopup(the(SOURCE));
    await show();
    await isGone();
    expect(document.activeElement).toBe(the(`${SOURCE} a`));
  });

  it('has its content when the map goes, and copies of the map have none of it', async () => {
    const root = await open(270, printed(popupText(270, 'Prater', 'Open daily')));
    press(0);
    await isShown('Open daily');
    const copy = document.importNode(the('#brxe-google'), true);
    copy.setAttribute('data-bricks-map-options', root?.getAttribute('data-bricks-map-options') ?? '');
    the('main').append(copy);
    pageRegistry().find(copy);
    await Promise.all(
      pageRegistry()
        .claimsOf(copy)
        .map((claim) => claim.begin()),
    );
    await vi.waitFor(() => expect(copy.querySelector('.brx-google-marker')).not.toBeNull());
    expect(copy.querySelector(BOX)).toBeNull();
    expect([root?.querySelectorAll(`${BOX} a`).length, the(SOURCE).querySelector('a')]).toEqual([1, null]);
    root?.remove();
    await vi.waitFor(() => expect(the(SOURCE).textContent).toContain('Open daily'));
  });

  it('is missing if its content is empty, and then the place has no info box', async () => {
    await open(270, printed(popupText(270, 'Prater', 'Open daily')));
    expect(markers().map((marker) => marker.getAttribute('aria-expanded'))).toEqual(['false', null]);
    press(1);
    await settle();
    expect(document.querySelector(BOX)).toBeNull();
  });
});
