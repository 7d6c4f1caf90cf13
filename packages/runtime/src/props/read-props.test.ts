import { expect, it, vi } from 'vitest';
import { show } from '../testing/test-registry.ts';
import { defineProps } from './define-props.ts';
import { PropsError } from './props-error.ts';
import { readProps } from './read-props.ts';
import { boolean, choice, number, optional, string } from './readers.ts';

const schema = defineProps(
  {
    openTab: number(0, { min: 0, whole: true }),
    openOn: choice(['click', 'mouseenter'], 'click'),
    loop: boolean(),
    title: string('Tabs'),
    gap: optional(number(0)),
  },
  {
    bricks: { openTab: 'data-open-tab', openOn: { attribute: 'data-settings', key: 'trigger' } },
  },
);

const defaults = { openTab: 0, openOn: 'click', loop: false, title: 'Tabs', gap: undefined };

function read(html: string, dialect = 'stirrup') {
  const warn = vi.fn<(message: string) => void>();
  const recordProps = vi.fn<(props: unknown) => void>();
  const props = readProps({ element: show(html), dialect, warn, recordProps }, schema);
  expect(recordProps).toHaveBeenCalledExactlyOnceWith(props);
  return { props, warnings: warn.mock.calls.map(([message]) => message) };
}

it('uses the defaults of absent options', () => {
  expect(read('<p></p>')).toEqual({ props: defaults, warnings: [] });
});

it('reads attributes named after the options', () => {
  const { props, warnings } = read('<p data-open-tab="2" data-open-on="mouseenter" data-loop data-gap="1.5"></p>');
  expect(props).toEqual({ ...defaults, openTab: 2, openOn: 'mouseenter', loop: true, gap: 1.5 });
  expect(warnings).toEqual([]);
});

it('reads the JSON of data-options, after attributes', () => {
  const { props } = read(`<p data-open-tab="1" data-options='{"openTab":2,"loop":true,"title":7,"gap":null}'></p>`);
  expect(props).toEqual({ ...defaults, openTab: 1, loop: true, title: '7' });
  // PHP prints its false as an empty text.
  expect(read(`<p data-options='{"loop":""}'></p>`)).toEqual({ props: defaults, warnings: [] });
});

it('reads where the dialect prints an option, an attribute or a key inside JSON', () => {
  const html = `<p data-open-tab="3" data-open-on="x" data-settings='{"trigger":"mouseenter"}' data-loop="0"></p>`;
  const { props, warnings } = read(html, 'bricks');
  expect(props).toEqual({ ...defaults, openTab: 3, openOn: 'mouseenter' });
  expect(warnings).toEqual([]);
});

it('does not look in data-options where the dialect names an attribute', () => {
  expect(read(`<p data-options='{"openTab":2}'></p>`, 'bricks').props.openTab).toBe(0);
});

it('warns once for a bad attribute: name, value, expected and used value', () => {
  const { props, warnings } = read('<p data-open-tab="first"></p>');
  expect(props).toEqual(defaults);
  expect(warnings).toEqual(['data-open-tab is "first", expected a whole number from 0; 0 is used']);
});

it('warns once for a bad value inside JSON', () => {
  const { props, warnings } = read(`<p data-settings='{"trigger":["hover"]}'></p>`, 'bricks');
  expect(props).toEqual(defaults);
  expect(warnings).toEqual(['"trigger" in data-settings is ["hover"], expected click | mouseenter; "click" is used']);
});

it('warns once for broken JSON, though every option looks into it', () => {
  const { props, warnings } = read(`<p data-options="{openTab:1}"></p>`);
  expect(props).toEqual(defaults);
  expect(warnings).toEqual(['data-options is "{openTab:1}", expected a JSON object; the defaults are used']);
});

it('names "nothing" for a bad optional option', () => {
  expect(read('<p data-gap="wide"></p>').warnings).toEqual(['data-gap is "wide", expected a number; nothing is used']);
});

it('treats an empty attribute as unset if the option cannot be empty', () => {
  expect(read('<p data-open-tab="" data-open-on="" data-title=""></p>')).toEqual({
    props: { ...defaults, title: '' },
    warnings: [],
  });
});

it('throws a PropsError where a reader itself is wrong', () => {
  const broken = defineProps({
    size: {
      fallback: 0,
      expected: 'a size',
      parse: () => {
        throw new TypeError('not a function');
      },
    },
  });
  const origin = { element: show('<p data-size="1"></p>'), dialect: 'stirrup', warn: vi.fn(), recordProps: vi.fn() };
  expect(() => readProps(origin, broken)).toThrow(PropsError);
  expect(() => readProps(origin, broken)).toThrow('the reader of option "size" threw');
});

const theme = (options: object) => {
  const element = show('<p data-theme-tab="7"></p>');
  const origin = {
    name: 'box',
    element,
    dialect: 'theme',
    dialectData: { options },
    warn: vi.fn(),
    recordProps: vi.fn(),
  };
  return readProps(origin, schema);
};

it('reads a theme’s options from its sources, and refuses unknown ones', () => {
  expect(theme({ openTab: 'data-theme-tab' })).toEqual({ ...defaults, openTab: 7 });
  expect(() => theme({ opentab: 'data-theme-tab' })).toThrow('has options.opentab, unknown or no string');
});
