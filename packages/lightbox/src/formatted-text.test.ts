import { expect, it } from 'vitest';
import { formattedText } from './formatted-text.ts';

const shown = (html: string) => {
  const box = document.createElement('div');
  box.append(...formattedText(html));
  return box.innerHTML;
};

it.each([
  ['A bay', 'A bay'],
  ['A <em>bay</em>, <strong>seen</strong><br>twice', 'A <em>bay</em>, <strong>seen</strong><br>twice'],
  ['<a href="https://a.test/b" target="_top" onclick="x()">b</a>', '<a href="https://a.test/b">b</a>'],
  ['<a href="javascript:x()">b</a>', '<a>b</a>'],
  ['<h2 class="a">Title</h2><p style="color: red">Text</p>', 'Title<p>Text</p>'],
  ['<img src=x onerror=x()>a<script>x()</script><style>a{}</style><iframe srcdoc="x"></iframe>', 'a'],
  ['<svg onload=x()><em>b</em></svg>', '<em>b</em>'],
  ['a &lt;b&gt; <!-- no --> c', 'a &lt;b&gt;  c'],
  ['', ''],
])('shows %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});
