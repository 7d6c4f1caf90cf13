import { GLOBALS } from '../settings/contract.ts';
import { builderSettings } from '../settings/page-settings.ts';
import { readGlobal } from '../settings/read-global.ts';

/** A text in English, and its name in the page if that differs from ours. */
interface PrintedText {
  readonly english: string;
  readonly printed: () => string;
}

/** Texts of one topic, by our names: in English, and their names in the page. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string | PrintedText>>;

/**
 * A text in the page's language: the site's own (`stirrup_texts`), else the CMS's (`bricksData.i18n` under the same
 * name, or its own `i18n_…` key; woocommerce.md §1, bricks-elements.md §2.1), else English. It may contain HTML if the
 * CMS lets authors write HTML (`adding`, `added`): set it as text, or through the door.
 *
 * @param texts Texts of a topic: `commonTexts`, or those of an island's `texts.ts`.
 * @example
 * ```html
 * <script type="application/json" data-stirrup-settings>
 *   { "stirrup_texts": { "offline": "Du scheinst offline zu sein." } }
 * </script>
 * ```
 * ```ts
 * text(commonTexts, 'offline'); // 'Du scheinst offline zu sein.'
 * ```
 */
export function text<Name extends string>(texts: Texts<Name>, name: Name): string {
  const known = texts[name];
  return printedText(texts, name) ?? (typeof known === 'string' ? known : known.english);
}

/** The text that the page prints, if any. */
export function printedText<Name extends string>(texts: Texts<Name>, name: Name): string | undefined {
  const known = texts[name];
  const candidates = [
    readGlobal(GLOBALS.texts)?.[name],
    builderSettings().i18n[name],
    typeof known === 'string' ? '' : known.printed(),
  ];
  return candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '');
}
