/**
 * The sections of a document, by the numbers at the beginning of its headings. A numbered entry of a list or table in
 * section 4.1 is a section, too: `4.1.7`. Numbers that do not count up from 1 are data, such as a table of times.
 */
export function sectionsIn(markdown: string): ReadonlySet<string> {
  const sections = new Set<string>();
  let heading = '';
  let entry = 0;
  for (const line of markdown.split('\n')) {
    const number = /^#{2,6} (\d+(?:\.\d+)*)\b/.exec(line)?.[1];
    if (number !== undefined) {
      sections.add(number);
      heading = number;
      entry = 0;
    } else if (heading !== '' && new RegExp(`^(?:${entry + 1}\\. |\\| ${entry + 1} )`).test(line)) {
      entry += 1;
      sections.add(`${heading}.${entry}`);
    }
  }
  return sections;
}
