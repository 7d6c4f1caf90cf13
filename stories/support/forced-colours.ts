/** Colours of the system's palette, by the elements that get them. */
const PALETTE = {
  '*, *::before, *::after': {
    color: 'CanvasText',
    'background-color': 'Canvas',
    'border-color': 'CanvasText',
    'outline-color': 'Highlight',
    'box-shadow': 'none',
    'text-shadow': 'none',
  },
  ':is(a[href], a[href] *)': { color: 'LinkText' },
  ':is(button, input, select, textarea)': {
    color: 'ButtonText',
    'background-color': 'ButtonFace',
    'border-color': 'ButtonBorder',
  },
};

const sheet = new CSSStyleSheet();
for (const [selector, colours] of Object.entries(PALETTE)) {
  const declarations = Object.entries(colours).map(([property, value]) => `${property}: ${value} !important`);
  sheet.insertRule(`${selector} { ${declarations.join('; ')} }`, sheet.cssRules.length);
}

/** Shows the page in forced colours, or in its own: an approximation, because no page can turn them on. */
export function forceColours(isForced: boolean): void {
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = isForced ? [...others, sheet] : others;
}
