/**
 * The part of a changelog about one version, without its heading.
 *
 * @param changelog As `changeset version` writes it.
 * @throws {Error} if the changelog does not tell about the version.
 */
export function changelogSection(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`Stirrup: the changelog tells nothing of ${version}.`);
  return `${section.slice(version.length).trim()}\n`;
}
