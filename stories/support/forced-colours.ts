const TEXT = {
  color: 'CanvasText',
  'border-color': 'CanvasText',
  'outline-color': 'Highlight',
  'box-shadow': 'none',
  'text-shadow': 'none',
};
const BACKGROUND = { 'background-color': 'Canvas' };
const LINK = { color: 'LinkText' };
const CONTROL = { color: 'ButtonText', 'background-color': 'ButtonFace', 'border-color': 'ButtonBorder' };

/** Pseudo-elements with contents of a style sheet. */
const CONTENTS = /::(?:before|after)/g;

const sheet = new CSSStyleSheet();

/**
 * Shows the page in forced colours, or in its own: an approximation, because no page can turn them on. Elements whose styles
 * refuse the palette keep their colours, and what has no background stays without one.
 */
export function forceColours(isForced: boolean): void {
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  if (isForced) sheet.replaceSync(palette());
  document.adoptedStyleSheets = isForced ? [...others, sheet] : others;
}

function palette(): string {
  const refused = selectorsWith((style) => style.getPropertyValue('forced-color-adjust') === 'none');
  const accepted = selectorsWith((style) => style.getPropertyValue('forced-color-adjust') === 'auto');
  const filled = [...selectorsWith(hasBackground), '[style*="background"]'];
  const except = (selectors: readonly string[]) => {
    const kept = `:is(${selectors}):not(:is(${accepted}))`;
    return `:where(:not(${kept}, ${kept} *))`;
  };
  const isKept = except(refused);
  // Within `:is()` there are no pseudo-elements: their elements stand for them.
  const isKeptWithContents = except(refused.map((selector) => selector.replaceAll(CONTENTS, '')));
  const filledContents = filled.filter((selector) => selector.search(CONTENTS) >= 0 && !refused.includes(selector));
  return [
    rule(`*${isKept}`, TEXT),
    rule(`:where(:is(${filled}))${isKept}`, BACKGROUND),
    rule(`:is(a[href], a[href] *)${isKept}`, LINK),
    rule(`:is(button, input, select, textarea)${isKept}`, CONTROL),
    ...['before', 'after'].map((name) => rule(`*${isKeptWithContents}::${name}`, TEXT)),
    ...filledContents.map((selector) => rule(selector, BACKGROUND)),
  ].join('\n');
}

function rule(selector: string, colours: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colours).map(([property, value]) => `${property}: ${value} !important`);
  return `${selector} { ${declarations.join('; ')} }`;
}

/** Selectors of the rules in force that have such declarations. */
function selectorsWith(isSuch: (style: CSSStyleDeclaration) => boolean): string[] {
  const selectorsIn = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((one) => {
      if (one instanceof CSSStyleRule) return isSuch(one.style) ? [one.selectorText] : [];
      if (one instanceof CSSMediaRule && !matchMedia(one.media.mediaText).matches) return [];
      return one instanceof CSSGroupingRule ? selectorsIn(one.cssRules) : [];
    });
  return Array.from(document.styleSheets, ({ cssRules }) => selectorsIn(cssRules)).flat();
}

function hasBackground(style: CSSStyleDeclaration): boolean {
  const colour = style.getPropertyValue('background-color');
  // A shorthand with a custom property has its colour in the whole only.
  if (!colour) return style.getPropertyValue('background').includes('var(');
  return !/^(?:initial|inherit|transparent|rgba\(0, 0, 0, 0\))$/.test(colour);
}
