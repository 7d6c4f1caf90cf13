import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';
import { parseVideoAddress } from './parse-video-address.ts';

const youtube = (id: string, more: object = {}) => ({ kind: 'youtube', id, parameters: {}, ...more });
const vimeo = (id: string, more: object = {}) => ({ kind: 'vimeo', id, parameters: {}, ...more });

describe('parseVideoAddress', () => {
  it.each([
    'abcdefghij_',
    'https://www.youtube.com/watch?v=abcdefghij_',
    'http://m.youtube.com/watch?v=abcdefghij_&feature=share&si=traced',
    '//youtube.com/watch?v=abcdefghij_',
    'www.youtube.com/watch?v=abcdefghij_',
    'https://youtu.be/abcdefghij_',
    'https://www.youtube-nocookie.com/embed/abcdefghij_?autoplay=1',
    'https://www.youtube.com/v/abcdefghij_',
    'https://www.youtube.com/e/abcdefghij_',
    'https://www.youtube.com/shorts/abcdefghij_',
    ' https://www.youtube.com/live/abcdefghij_/ ',
  ])('finds the film of YouTube in %s', (address) => {
    expect(parseVideoAddress(address)).toEqual(youtube('abcdefghij_'));
  });

  it.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['1h', 3600],
  ])('reads where it begins: %s', (time, start) => {
    expect(parseVideoAddress(`https://youtu.be/abcdefghij_?t=${time}`)).toEqual(youtube('abcdefghij_', { start }));
    expect(parseVideoAddress(`https://vimeo.com/123456#t=${time}`)).toEqual(vimeo('123456', { start }));
  });

  it('keeps the parameters of a YouTube address', () => {
    expect(parseVideoAddress('https://www.youtube.com/embed/videoseries?list=PL1&t=nonsense')).toEqual(
      youtube('videoseries', { parameters: { list: 'PL1' } }),
    );
  });

  it.each([
    ['123456', {}],
    ['https://vimeo.com/123456', {}],
    ['vimeo.com/channels/staffpicks/123456', {}],
    ['https://vimeo.com/groups/riding/videos/123456?share=copy', {}],
    ['https://player.vimeo.com/video/123456', {}],
    ['https://vimeo.com/123456/0a1b2c3d4e', { hash: '0a1b2c3d4e' }],
    ['https://player.vimeo.com/video/123456?h=0a1b2c3d4e', { hash: '0a1b2c3d4e' }],
  ])('finds the film of Vimeo in %s', (address, more) => {
    expect(parseVideoAddress(address)).toEqual(vimeo('123456', more));
  });

  it.each([
    ['/uploads/film.mp4', `${location.origin}/uploads/film.mp4`],
    ['data:video/webm;base64,AAAA', undefined],
    ['https://player.vimeo.com/progressive_redirect/playback/123456/a.mp4', undefined],
    // Neither 11 characters nor 6 to 10 digits.
    ['12345', `${location.origin}/12345`],
    ['https://youtube.com.shop.test/watch?v=abcdefghij_', undefined],
    ['https://notyoutube.com/watch?v=abcdefghij_', undefined],
  ])('takes %s for a file', (address, url) => {
    expect(parseVideoAddress(address)).toEqual({ kind: 'file', url: url ?? address });
  });

  it.each([
    '',
    'javascript:alert(1)',
    'https://www.youtube.com/@stable',
    'https://www.youtube.com/c/HorseRiding',
    'https://vimeo.com/stable',
    'http://',
  ])('finds no film in %j', (address) => {
    expect(parseVideoAddress(address)).toBeUndefined();
  });
});

describe('embedAddress', () => {
  const film = { kind: 'youtube', id: 'abcdefghij_', parameters: {} } as const;
  const asked = (address: string) => Object.fromEntries(new URL(address).searchParams);

  it('uses the players without cookies', () => {
    expect(embedAddress(film)).toBe('https://www.youtube-nocookie.com/embed/abcdefghij_?rel=0&playsinline=1');
    expect(embedAddress({ kind: 'vimeo', id: '123456', hash: '0a1b2c3d', start: 90, parameters: {} })).toBe(
      'https://player.vimeo.com/video/123456?h=0a1b2c3d&dnt=1#t=90s',
    );
  });

  it('sets the options of each host', () => {
    const options = { autoplay: true, controls: false, muted: true, loop: true };
    const both = { autoplay: '1', controls: '0', loop: '1' };
    const own = { playlist: film.id, mute: '1', rel: '0', playsinline: '1' };
    expect(asked(embedAddress(film, options))).toEqual({ ...both, ...own });
    expect(asked(embedAddress({ kind: 'vimeo', id: '123456', parameters: {} }, options))).toEqual({
      ...both,
      muted: '1',
      dnt: '1',
    });
    const scripted = asked(embedAddress(film, { scripted: true }));
    expect(scripted).toEqual({ rel: '0', playsinline: '1', enablejsapi: '1', origin: location.origin });
  });

  it('ignores an end that is not after the start', () => {
    const bounds = (options: object) => {
      const { start, end } = asked(embedAddress({ ...film, start: 10 }, options));
      return [start, end];
    };
    expect(bounds({ end: 20 })).toEqual(['10', '20']);
    expect(bounds({ end: 10 })).toEqual(['10', undefined]);
    expect(bounds({ start: 30, end: 20 })).toEqual(['30', undefined]);
    expect(bounds({ start: 0, end: 20 })).toEqual([undefined, '20']);
  });
});
