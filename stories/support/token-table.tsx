import { useState } from 'react';

const TOKEN = /^--stirrup-/;

/** A table of all tokens of the page's style sheets, each with a field for its value and, for a colour, a sample. */
export function TokenTable() {
  const [names] = useState(() =>
    [...tokensIn([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))].sort(),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <Token key={name} name={name} />
        ))}
      </tbody>
    </table>
  );
}

function Token({ name }: { readonly name: string }) {
  const root = document.documentElement;
  const [value, setValue] = useState(() => getComputedStyle(root).getPropertyValue(name).trim());
  const change = (changed: string) => {
    root.style.setProperty(name, changed);
    setValue(changed);
  };
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <input aria-label={name} size={40} value={value} onChange={({ target }) => change(target.value)} />
      </td>
      <td>
        {CSS.supports('color', value) && (
          <span style={{ display: 'block', inlineSize: '3rem', blockSize: '1.5rem', background: `var(${name})` }} />
        )}
      </td>
    </tr>
  );
}

/** Tokens that rules for the whole page declare. */
function tokensIn(rules: readonly CSSRule[]): Set<string> {
  const names = rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':root')) {
      return [...rule.style].filter((name) => TOKEN.test(name));
    }
    return rule instanceof CSSGroupingRule || rule instanceof CSSLayerBlockRule
      ? [...tokensIn([...rule.cssRules])]
      : [];
  });
  return new Set(names);
}
