/** A page with one of each fault that `every-page.e2e.ts` looks for. */
export const CARELESS = `<style>
  #wide { inline-size: 600px }
  #clipped { block-size: 2.4em; inline-size: 11em; line-height: 1.2; overflow: hidden; margin: 0 }
  #aside { overflow-x: auto; white-space: nowrap; inline-size: 150px }
  #above, #below { margin: 0 }
  #above { margin-block-start: -1.1em }
  @media (width < 500px) { #lost { display: none } }
  button { border: 1px solid; background: none }
  #chosen { background: rgb(200 0 0); color: #ccc }
  #bare { outline: none; transition: color 1s }
  #bare:focus { box-shadow: 0 0 3px blue }
  #mover::before { content: ''; animation: turn 2s infinite }
  @keyframes turn { to { rotate: 1turn } }
  #cut::before { content: ''; display: block; inline-size: 20px; block-size: 20px; background: black; mask: linear-gradient(#000, #000) }
  #tiny, #tinier { display: inline-block; inline-size: 10px; block-size: 10px; padding: 0 }
</style>
<h1>Careless</h1><h4>Too deep</h4>
<div id="wide">Wide</div>
<p id="clipped">Two lines of words in a box of two lines</p>
<div id="aside">A very long line that nobody should have to scroll</div>
<p id="below">Below</p><p id="above">Above</p>
<p id="lost">Only for the wide</p>
<div role="tablist"><button id="chosen" role="tab" aria-selected="true">Chosen</button><button id="other" role="tab" aria-selected="false">Other</button></div>
<span id="cut">Cut out</span>
<a id="bare" href="#above">Bare</a>
<div><button id="tiny" aria-label="Tiny"></button><button id="tinier" aria-label="Tinier"></button></div>
<button id="mover" onclick="this.animate({ opacity: [0, 1] }, 500); document.querySelector('#above').scrollIntoView({ behavior: 'smooth' })">Move</button>`;
