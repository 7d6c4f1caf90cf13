import type { TextsFile } from '../find-texts.ts';
import { printedByBuilder } from '../printed-by-builder.ts';
import { phpValue } from './php-value.ts';

/**
 * `includes/texts.php`: every text that no CMS prints, in English and by gettext, by its name.
 *
 * Texts that the CMS prints are its own translations, which its owner may have changed.
 */
export function textsPhp(files: readonly TextsFile[]): string {
  const texts = files
    .flatMap((file) => Object.entries(file.texts))
    .flatMap(([name, text]) =>
      typeof text === 'string' && printedByBuilder(name).length === 0 ? [{ name, text }] : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
  const lines = texts.map(({ name, text }) => {
    const english = phpValue(text);
    const note = text.includes('%') ? `\t/* translators: ${placeholders(text)} */\n` : '';
    return `${note}\t${phpValue(name)} => array( ${english}, __( ${english}, 'stirrup' ) ),\n`;
  });
  return `<?php
/**
 * Texts that visitors read: in English, and in the site's language. Written by the build.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
${lines.join('')});
`;
}

function placeholders(text: string): string {
  const found = [...new Set(text.match(/%\d?\$?[sd]/g) ?? [])];
  return found.length > 1 ? `${found.join(', ')}: in the order of the English text` : `${found[0] ?? '%'}: a value`;
}
