import { afterEach, expect, it } from 'vitest';
import { mistakesOn } from '../testing/mistakes-on.ts';

const script = (text: string) => `<script type="application/json" data-stirrup-settings>${text}</script>`;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params');
});

it('reports a settings script that is no JSON', () => {
  expect(mistakesOn(script('{"a":'))).toEqual([
    'invalid-settings: <script data-stirrup-settings> holds {"a":. Expected a JSON object',
  ]);
});

it('reports misspelt names, and values that are no objects', () => {
  expect(mistakesOn(script('{"woocommerce_parms":{},"wpApiSettings":1,"theme_settings":{}}'))).toEqual([
    'invalid-settings: <script data-stirrup-settings> has "woocommerce_parms". Did you mean "woocommerce_params"?',
    'invalid-settings: "wpApiSettings" in <script data-stirrup-settings> is no object',
  ]);
});

it('reports what the schemas refuse', () => {
  const lines = mistakesOn(script('{"wc_cart_fragments_params":{"request_timeout":"soon"}}'));
  expect(lines).toEqual([
    'invalid-settings: wc_cart_fragments_params.request_timeout is "soon". Expected a number; the default is taken',
  ]);
  Reflect.set(globalThis, 'wc_cart_fragments_params', { request_timeout: '5000' });
  expect(mistakesOn('')).toContain(
    'invalid-settings: wc_cart_fragments_params.wc_ajax_url is missing; the default is taken',
  );
});
