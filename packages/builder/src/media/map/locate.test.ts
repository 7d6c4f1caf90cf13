import { afterEach, expect, it, vi } from 'vitest';
import { locate } from './locate.ts';

afterEach(() => vi.restoreAllMocks());

/** Google's library, whose geocoder answers as given. */
function googleWith(geocode: (request: object) => Promise<object>): Parameters<typeof locate>[0] {
  class Geocoder {
    geocode = geocode;
  }
  return Object.assign(Object.create(null), { importLibrary: () => Promise.resolve({ Geocoder }) });
}

const found = (lat: number, lng: number) => ({ geometry: { location: { toJSON: () => ({ lat, lng }) } } });

it('asks for an address, and takes the first answer', async () => {
  const geocode = vi.fn(() => Promise.resolve({ results: [found(48.2, 16.4), found(0, 0)] }));
  expect(await locate(googleWith(geocode))({ at: undefined, address: 'Prater, Vienna' })).toEqual({
    lat: 48.2,
    lng: 16.4,
  });
  expect(geocode).toHaveBeenCalledWith({ address: 'Prater, Vienna' });
});

it('asks nothing for a place with coordinates, or without an address', async () => {
  const geocode = vi.fn(() => Promise.resolve({ results: [] }));
  const at = { lat: 1, lng: 2 };
  const toPoint = locate(googleWith(geocode));
  expect([await toPoint({ at, address: 'Vienna' }), await toPoint({ at: undefined, address: '' })]).toEqual([
    at,
    undefined,
  ]);
  expect(geocode).not.toHaveBeenCalled();
});

it('asks once for an address, also for one that nobody knows, and again after another failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = [
    Promise.reject(Object.assign(new Error('too many'), { code: 'OVER_QUERY_LIMIT' })),
    Promise.resolve({ results: [found(48.2, 16.4)] }),
    Promise.reject(Object.assign(new Error('none'), { code: 'ZERO_RESULTS' })),
  ];
  const geocode = vi.fn(() => answers.shift() ?? Promise.reject(new Error('asked once more')));
  const toPoint = locate(googleWith(geocode));
  const points: unknown[] = [];
  for (const address of ['Prater', 'Prater', 'Prater', 'Nowhere', 'Nowhere']) {
    points.push(await toPoint({ at: undefined, address }));
  }
  const prater = { lat: 48.2, lng: 16.4 };
  expect(points).toEqual([undefined, prater, prater, undefined, undefined]);
  expect([geocode.mock.calls.length, warned.mock.calls.length]).toEqual([3, 2]);
});

it('warns with the status of a failure, and has no point then', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fail = () => Promise.reject(Object.assign(new Error('none'), { code: 'ZERO_RESULTS' }));
  expect(await locate(googleWith(fail))({ at: undefined, address: 'Nowhere' })).toBeUndefined();
  expect(warned.mock.calls).toEqual([['Stirrup: Geocode error: ZERO_RESULTS for "Nowhere".']]);
});
