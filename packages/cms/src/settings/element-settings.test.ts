import { afterEach, expect, it, vi } from 'vitest';
import { elementText, mapStyle, pageLocale } from '../elements.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.lang = '';
});

/** The builder's settings; these tests print only a part of them. */
function print(bricksData: object): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('bricksData', bricksData);
}

it.each([
  ['en_GB', 'en-GB'],
  ['de_DE_formal', 'de-DE-formal'],
  ['pt_PT_ao90', 'pt-PT'],
  ['fr', 'fr'],
  ['zh_Hant_HK', 'zh-Hant-HK'],
  ['', 'ga-IE'],
  ['!', 'ga-IE'],
  [5, 'ga-IE'],
  [undefined, 'ga-IE'],
])('the locale of %j is %s', (locale, tag) => {
  document.documentElement.lang = 'ga-IE';
  print({ locale });
  expect(pageLocale()).toBe(tag);
  expect(new Intl.NumberFormat(pageLocale()).format(1)).toBe('1');
});

it('the locale is English by default', () => {
  expect(pageLocale()).toBe('en-US');
});

const rules = [{ featureType: 'water', stylers: [{ color: '#dde6e8' }, { visibility: 'on' }] }];
const json = JSON.stringify(rules);

it('the looks of a map come by the name of a preset, or as they are', () => {
  print({ mapStyles: { paleDawn: { label: 'Pale dawn', style: json }, own: json, broken: { style: '[{' } } });
  expect(mapStyle('paleDawn')).toEqual(rules);
  expect(mapStyle('own')).toEqual(rules);
  expect(mapStyle(json)).toEqual(rules);
  expect(mapStyle(JSON.stringify(json))).toEqual(rules);
  expect(mapStyle(rules)).toEqual(rules);
});

it.each(['broken', 'unknown', 'toString', '', '{}', '[{"stylers":"red"}]', null, undefined, 7])(
  'a map has its own looks for %j',
  (chosen) => {
    print({ mapStyles: { broken: { style: '[{' } } });
    expect(mapStyle(chosen)).toBeUndefined();
  },
);

it('texts of sliders are the page’s, with their values in place', () => {
  expect([elementText('slideX', 3), elementText('slideLabel', 3, 7)]).toEqual(['Go to slide 3', '3 of 7']);
  print({
    i18n: { prevSlide: 'Zurück', slideX: 'Zu Bild %s', splide: { slideLabel: 'Von %2$s Bild %1$s', slide: '' } },
  });
  expect([elementText('prevSlide'), elementText('slideX', 3)]).toEqual(['Zurück', 'Zu Bild 3']);
  expect([elementText('slideLabel', 3, 7), elementText('slide')]).toEqual(['Von 7 Bild 3', 'slide']);
  vi.stubGlobal('stirrup_texts', { prevSlide: 'Davor', nextSlide: 5 });
  expect([elementText('prevSlide'), elementText('nextSlide')]).toEqual(['Davor', 'Next slide']);
  expect(elementText('slideX')).toBe('Zu Bild %s');
});
