import { runCommand } from '../run-command.ts';

/**
 * Publishes the packages whose present version the registry does not have. Those that it has are skipped, so that a
 * release that stopped here goes on where it was.
 *
 * @param isWithProvenance Has npm note in which workflow the packages were built.
 */
export async function publishPackages(registry: string, isWithProvenance: boolean): Promise<void> {
  await runCommand(['npx', 'changeset', 'publish', '--no-git-tag'], {
    isShown: true,
    environment: { npm_config_registry: registry, npm_config_provenance: String(isWithProvenance) },
  });
}
