import { type CodeSource, nextTask } from '@stirrup/runtime';

/** Addresses of the files of an island's code, innermost first. */
type FilesOf = (island: string) => readonly string[];

/**
 * Fetches and runs islands' code file by file.
 *
 * @param run Imports a module.
 */
export function codeFromFiles(filesOf: FilesOf, run = importModule): CodeSource {
  const fetched = new Set<string>();
  const evaluated = new Map<string, Promise<unknown>>();
  const fetchFiles = (island: string, fetchPriority: 'low' | 'auto') => {
    const files = filesOf(island);
    for (const href of files) {
      if (fetched.has(href)) continue;
      fetched.add(href);
      const link = document.createElement('link');
      // A policy may let nothing through but what has the nonce of the page's scripts.
      const nonce = [...document.scripts].find((script) => script.nonce)?.nonce ?? '';
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority, nonce });
      document.head.append(link);
    }
    return files;
  };
  const evaluateFiles = async (island: string) => {
    // All of them are fetched at once: the last one would otherwise be requested after three others have come.
    for (const href of fetchFiles(island, 'auto')) {
      await run(href).catch(() => undefined);
      await nextTask();
    }
  };
  return {
    fetch: (island) => {
      fetchFiles(island, 'low');
    },
    // Once for all elements of an island, each of which mounts in a task of its own.
    evaluate: (island) => {
      const turn = evaluated.get(island) ?? evaluateFiles(island);
      evaluated.set(island, turn.then(nextTask));
      return turn;
    },
  };
}

/** Imports a module by its address. Bundlers must not resolve it: only the script tag's distribution has it. */
export function importModule(url: string) {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url);
}
