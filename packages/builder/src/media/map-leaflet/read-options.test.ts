import { sanitizeHtmlWith } from '@stirrup/cms';
import { expect, it } from 'vitest';
import { admittedHtml, readOptions } from './read-options.ts';

it('reads numbers that PHP has printed as texts, and leaves all other texts', () => {
  const texts = {
    subdomains: '1234',
    key: '0123',
    id: '12345678901234567890',
    version: '1.2.3',
    name: 'A 1',
    empty: '',
  };
  expect(readOptions({ zoom: '13', zoomSnap: '0.5', lat: '-48.2', maxZoom: 19, boxZoom: false, ...texts })).toEqual({
    zoom: 13,
    zoomSnap: 0.5,
    lat: -48.2,
    maxZoom: 19,
    boxZoom: false,
    ...texts,
  });
});

it('lets HTML through by the door', () => {
  expect(admittedHtml('&copy; <a href="/">OSM</a>')).toBe('© <a href="/">OSM</a>');
  expect(admittedHtml(1)).toBe('1');
  sanitizeHtmlWith((html) => html.replaceAll('<img>', ''));
  expect(admittedHtml('A<img>B')).toBe('AB');
  sanitizeHtmlWith((html) => html);
});
