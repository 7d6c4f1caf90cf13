type Styler = Readonly<Record<string, string | number | boolean>>;

/** A rule: its feature, its element, and its stylers. */
const rule = (featureType: string, elementType: string, ...stylers: readonly Styler[]): google.maps.MapTypeStyle => ({
  featureType,
  elementType,
  stylers: stylers.map((styler) => ({ ...styler })),
});
/** Rules of one colour each. */
const colours = (byFeature: Readonly<Record<string, string>>) =>
  Object.entries(byFeature).map(([feature, color]) => rule(feature, 'geometry', { color }));
const hide = (...features: readonly string[]) => features.map((feature) => rule(feature, 'all', { visibility: 'off' }));
const unlabelled = (...features: readonly string[]) =>
  features.map((feature) => rule(feature, 'labels', { visibility: 'off' }));

/** The builder's presets by key, for maps that print only the key (bricks-elements.md §27). */
export const stylePresets: Readonly<Record<string, google.maps.MapTypeStyle[]>> = {
  ultraLightWithLabels: [
    ...colours({ water: '#e9e9e9', landscape: '#f5f5f5', poi: '#f5f5f5', 'poi.park': '#dedede', transit: '#f2f2f2' }),
    ...colours({ 'road.highway': '#ffffff', 'road.arterial': '#ffffff', 'road.local': '#ffffff' }),
    rule('all', 'labels.text.stroke', { visibility: 'on' }, { color: '#ffffff' }, { lightness: 16 }),
    rule('all', 'labels.text.fill', { saturation: 36 }, { color: '#333333' }, { lightness: 40 }),
    rule('all', 'labels.icon', { visibility: 'off' }),
  ],
  blueWater: [
    rule('administrative', 'labels.text.fill', { color: '#444444' }),
    rule('landscape', 'all', { color: '#f2f2f2' }),
    ...hide('poi', 'transit'),
    rule('road', 'all', { saturation: -100 }, { lightness: 45 }),
    rule('road.highway', 'all', { visibility: 'simplified' }),
    rule('road.arterial', 'labels.icon', { visibility: 'off' }),
    rule('water', 'all', { color: '#46bcec' }, { visibility: 'on' }),
  ],
  lightDream: [
    rule('landscape', 'all', { hue: '#ffbb00' }, { saturation: 43.4 }, { lightness: 37.6 }, { gamma: 1 }),
    rule('road.highway', 'all', { hue: '#ffc200' }, { saturation: -61.8 }, { lightness: 45.6 }, { gamma: 1 }),
    rule('road.arterial', 'all', { hue: '#ff0300' }, { saturation: -100 }, { lightness: 51.2 }, { gamma: 1 }),
    rule('road.local', 'all', { hue: '#ff0300' }, { saturation: -100 }, { lightness: 52 }, { gamma: 1 }),
    rule('water', 'all', { hue: '#0078ff' }, { saturation: -13.2 }, { lightness: 2.4 }, { gamma: 1 }),
    rule('poi', 'all', { hue: '#00ff6a' }, { saturation: -1.1 }, { lightness: 11.2 }, { gamma: 1 }),
  ],
  blueEssence: [
    rule('landscape.natural', 'geometry.fill', { visibility: 'on' }, { color: '#e0efef' }),
    rule('poi', 'geometry.fill', { visibility: 'on' }, { hue: '#1900ff' }, { color: '#c0e8e8' }),
    rule('road', 'geometry', { lightness: 100 }, { visibility: 'simplified' }),
    ...unlabelled('road'),
    rule('transit.line', 'geometry', { visibility: 'on' }, { lightness: 700 }),
    rule('water', 'all', { color: '#7dcdcd' }),
  ],
  appleMapsesque: [
    ...colours({ 'landscape.man_made': '#f7f1df', 'landscape.natural': '#d0e3b4', 'poi.medical': '#fbd3da' }),
    ...colours({
      'poi.park': '#bde6ab',
      'road.highway': '#ffe15f',
      'road.arterial': '#ffffff',
      'road.local': '#ffffff',
    }),
    rule('landscape.natural.terrain', 'geometry', { visibility: 'off' }),
    ...unlabelled('poi', 'road'),
    ...hide('poi.business'),
    rule('road', 'geometry.stroke', { visibility: 'off' }),
    rule('road.highway', 'geometry.stroke', { color: '#efd151' }),
    rule('transit.station.airport', 'geometry.fill', { color: '#cfb2db' }),
    rule('water', 'geometry', { color: '#a2daf2' }),
  ],
  paleDawn: [
    rule('administrative', 'all', { visibility: 'on' }, { lightness: 33 }),
    rule('landscape', 'all', { color: '#f2e5d4' }),
    ...colours({
      'poi.park': '#c5dac6',
      'road.highway': '#c5c6c6',
      'road.arterial': '#e4d7c6',
      'road.local': '#fbfaf7',
    }),
    rule('poi.park', 'labels', { visibility: 'on' }, { lightness: 20 }),
    rule('road', 'all', { lightness: 20 }),
    rule('water', 'all', { visibility: 'on' }, { color: '#acbcc9' }),
  ],
  neutralBlue: [
    ...colours({ water: '#193341', landscape: '#2c5a71', poi: '#406d80', 'poi.park': '#2c5a71', transit: '#406d80' }),
    rule('road', 'geometry', { color: '#29768a' }, { lightness: -37 }),
    rule('all', 'labels.text.stroke', { visibility: 'on' }, { color: '#3e606f' }, { weight: 2 }, { gamma: 0.84 }),
    rule('all', 'labels.text.fill', { color: '#ffffff' }),
    rule('administrative', 'geometry', { weight: 0.6 }, { color: '#1a3541' }),
    rule('all', 'labels.icon', { visibility: 'off' }),
  ],
  avocadoWorld: [
    ...colours({ water: '#aee2e0', landscape: '#abce83', poi: '#769e72', 'poi.park': '#8dab68', road: '#ffffff' }),
    rule('poi', 'labels.text.fill', { color: '#7b8758' }),
    rule('poi', 'labels.text.stroke', { color: '#ebf4a4' }),
    rule('road', 'geometry.fill', { visibility: 'simplified' }, { color: '#8dab68' }),
    rule('road', 'labels.text.fill', { color: '#5b5b3f' }),
    rule('road', 'labels.icon', { visibility: 'off' }),
    rule('road.highway', 'geometry', { color: '#ebf4a4' }),
    rule('road.arterial', 'geometry', { color: '#9bbf72' }),
    rule('road.local', 'geometry', { color: '#a4c67d' }),
    ...hide('transit'),
  ],
  gowalla: [
    ...unlabelled('road', 'transit', 'poi'),
    rule('administrative.land_parcel', 'all', { visibility: 'off' }),
    rule('administrative.locality', 'all', { saturation: 7 }, { lightness: 19 }),
    rule('landscape', 'all', { hue: '#ffffff' }, { saturation: -100 }, { lightness: 100 }),
    ...hide('poi'),
    rule('road', 'geometry', { hue: '#bbc0c4' }, { saturation: -93 }, { lightness: 31 }, { visibility: 'simplified' }),
    rule('water', 'all', { hue: '#abcbdc' }, { saturation: 20 }, { lightness: 4 }),
  ],
};
