import { readFileSync } from 'node:fs';
import { flavours } from '../../scripts/flavours.ts';
import type { Load } from './measured-pages.ts';
import { isReplaced, libraryTags, replacedAddress } from './replaced-libraries.ts';

/** A script of a document, with its attributes. */
const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>\n?/g;

/** The stylesheet that only pages with Stirrup need. The demo's classic pages have the whole of it, for our own dialect. */
const STYLES_LINK = /<link rel="stylesheet" href="\/stirrup\/stirrup(?:-critical)?\.css">\n?/;

/** The part of it that a CMS's markup needs. */
const CRITICAL_LINK = '<link rel="stylesheet" href="/stirrup/stirrup-critical.css">\n';

const idOf = (attributes: string) => /\bid=["']([^"']+)["']/.exec(attributes)?.[1] ?? '';

/** True if a script runs, rather than holding data or a template. */
const isCode = (attributes: string) => {
  const type = /\btype=["']([^"']*)["']/.exec(attributes)?.[1] ?? '';
  return type === '' || type === 'module' || type === 'text/javascript';
};

/** True if a script is the settings that WordPress prints before another one. */
const isSettings = (id: string) => id.endsWith('-js-extra');

/** A page of the demo shop in a kind of load, with the libraries that a shop prints there, named by WordPress's ids. */
export function demoDocument(html: string, load: Load, own: readonly string[]): string {
  if (load === 'none') return withoutCode(html).replace(STYLES_LINK, '');
  if (load !== 'replaced') return html.replace(STYLES_LINK, CRITICAL_LINK);
  const { head, end } = libraryTags(own);
  return html.replace(STYLES_LINK, '').replace('</head>', `${head}</head>`).replace('</body>', `${end}</body>`);
}

/**
 * A recorded page in a kind of load: its scripts as far as there are any to serve, none, or the tag in their place, with the
 * settings and the styles that the WordPress plugin prints.
 */
export function recordedDocument(html: string, load: Load): string {
  if (load === 'none') return withoutCode(html);
  if (load === 'replaced') return withReplaced(html);
  const styles = readFileSync('dist/browser/stirrup-critical.css', 'utf8');
  const { tag } = flavours[load === 'lite' ? 'lite' : 'react'];
  return html
    .replace(SCRIPT, (script, attributes: string) =>
      isCode(attributes) && !isSettings(idOf(attributes)) ? '' : script,
    )
    .replace('<head>', () => `<head><style>${styles}</style>`)
    .replace('</head>', `<script type="module" src="/stirrup/${tag}"></script></head>`);
}

function withoutCode(html: string): string {
  return html.replace(SCRIPT, (script, attributes: string) => (isCode(attributes) ? '' : script));
}

/** The page with its scripts at other addresses, without those that are missing and without code that may call them. */
function withReplaced(html: string): string {
  return html.replace(SCRIPT, (script, attributes: string) => {
    const id = idOf(attributes);
    if (!isCode(attributes) || isSettings(id)) return script;
    const isKnown = /\bsrc=/.test(attributes) && isReplaced(id);
    return isKnown ? script.replace(/\bsrc=["'][^"']*["']/, `src="${replacedAddress(id)}"`) : '';
  });
}
