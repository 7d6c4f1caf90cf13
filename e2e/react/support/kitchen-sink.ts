/** Content of a page's head, none of which may change. */
export const HEAD = `<meta name="description" content="x"><link rel="canonical" href="/"><style>p { color: #333 }</style>
<script type="application/ld+json">{"a":1}</script><!-- head -->`;

/** One of everything whose server-printed form React is known to change. */
const EVERYTHING = `
text &amp; <b>bold</b>
<meta itemprop="price" content="1"><link itemprop="availability" href="/in-stock">
<title>stray</title><meta name="stray" content="1"><link rel="preload" as="fetch" href="data:text/plain,x" crossorigin>
<script type="application/json" id="data">{"a":"<b>"}</script><script async type="text/plain" src="data:text/javascript,0"></script>
<style>.x { top: 0 }</style><style data-href="y" data-precedence="default">.y { top: 0 }</style>
<template><p>in template</p></template><noscript><img src="data:,"></noscript>
<input type="hidden" name="nonce" value="n"><input type="hidden">
<input type="checkbox" id="check" checked><input type="checkbox" id="check2">
<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b" id="radio">
<input id="typed" value="printed"><input type="number" id="number" value="1" min="1">
<select id="select"><option value="a" selected>a</option><option value="b">b</option></select>
<select id="many" multiple><option selected>1</option><option>2</option></select>
<textarea id="area">printed</textarea>
<img alt="" src="data:,"><video muted></video><audio></audio><picture><source srcset="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img alt="" src="data:,"></picture>
<details open><summary>s</summary>d</details><dialog id="dialog">modal</dialog>
<table><caption>c</caption><tr><td>cell</td></tr></table>
<svg viewBox="0 0 1 1"><title>svg title</title><linearGradient id="g"></linearGradient><foreignObject><p>f</p></foreignObject></svg>
<math><mi>x</mi></math>
<iframe title="frame" srcdoc="&lt;p&gt;in&lt;/p&gt;"></iframe><object data="data:text/plain,x"></object>
<x-thing some-prop="1"><span>light</span></x-thing><menu></menu><hr><br>
<a href="/x" onclick="void 0" style="color: red">styled</a>
<!-- plain --><!--$--><!--/$--><!--$?--><!--$!--><!--$~--><!--&--><!--/&--><!--F--><!--F!--><!--html--><!--[if IE]><![endif]-->
<pre>
 newline</pre>`;

/** Islands in every place that the parser or React treats specially, with everything beside their parts. */
export const BODY = `<form id="form">
<section data-island="counter" id="whole">${EVERYTHING}
  <div><!--$--><button type="button" data-part="button">0</button><!--/$--> tail<i></i>text</div>
  <p>inline <button type="button" data-part="button"><b>1</b></button></p>
</section>
</form>
<ul><li data-island="counter"><span data-part="button">a</span></li><li data-island="counter" data-part="button">b</li></ul>
<p>text<span data-island="counter"> <i data-part="button">c</i></span>text</p>
<table id="table"><tr data-island="counter"><td data-part="button">d</td><td>x</td></tr>
<tbody data-island="counter"><tr data-part="button"><td>e</td></tr><tr><td data-part="text">f</td></tr></tbody></table>
<div data-island="counter"><table><tr><td data-part="button">g</td></tr></table></div>
<div data-island="counter"><svg viewBox="0 0 9 9"><g><circle r="9" data-part="button"></circle></g><linearGradient></linearGradient></svg></div>
<form data-island="counter" id="controls"><input data-part="field" id="c-typed" value="printed"><input data-part="field" type="checkbox" id="c-check" checked>
<select data-part="field" id="c-select"><option>a</option><option data-part="text">b</option></select><textarea data-part="field" id="c-area">printed</textarea>
<label data-part="text"><input type="hidden" name="h" value="1" data-part="field"></label><x-part data-part="button">h</x-part></form>
<div data-island="counter"></div>
<div data-island="outer" id="outer"><button type="button" data-part="button">out</button>
<div><div data-island="inner" id="inner"><button type="button" data-part="button">in</button></div></div></div>`;
