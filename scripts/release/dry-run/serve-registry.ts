import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { runServer } from 'verdaccio';
import { runCommand } from '../run-command.ts';

/** A registry on this machine. */
export interface LocalRegistry {
  /** Address without a trailing slash. */
  readonly url: string;
  /** Registers somebody who may publish, and returns the token. */
  readonly logIn: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Our packages come from here only; all others from the registry that npm uses on this machine. */
function configuration(folder: string, uplink: string) {
  const ours = { access: '$all', publish: '$authenticated' };
  return {
    storage: `${folder}/storage`,
    auth: { htpasswd: { file: `${folder}/htpasswd` } },
    uplinks: { npm: { url: uplink, cache: true, maxage: '60m', timeout: '60s' } },
    packages: {
      '@stirrup/*': ours,
      stirrup: ours,
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    // The script tag comes with its source maps.
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
}

/**
 * Starts Verdaccio on a free port of this machine.
 *
 * @param folder Folder for its files.
 */
export async function serveRegistry(folder: string): Promise<LocalRegistry> {
  const file = `${folder}/verdaccio.yaml`;
  const uplink = await runCommand(['npm', 'config', 'get', 'registry']);
  // Every JSON file is a YAML file.
  writeFileSync(file, JSON.stringify(configuration(folder, uplink), null, 2));
  const server: Server = await runServer(file);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Stirrup: Verdaccio has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    logIn: () => register(url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function register(url: string): Promise<string> {
  const name = 'maintainer';
  const response = await fetch(`${url}/-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  });
  const { token }: { token?: string } = await response.json();
  if (!token) throw new Error(`Stirrup: Verdaccio registers nobody (${response.status}).`);
  return token;
}
