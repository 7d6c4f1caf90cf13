import type { Ahead } from '@stirrup/runtime';

/** The module with the files of each island's code, innermost first; paths are relative to it. */
interface FilesModule {
  readonly default: Readonly<Record<string, readonly string[]>>;
}

/**
 * Fetches and runs islands' code file by file.
 *
 * @param url address of a {@link FilesModule}. Without it no code is fetched ahead, and islands' code runs in one
 * piece.
 * @param run Imports a module.
 */
export function aheadOf(url: string, run = importModule): Ahead {
  let known: Promise<FilesModule['default']> | undefined;
  const filesOf = async (island: string) => {
    known ??= run(url).then((module: FilesModule) => module.default);
    return ((await known)[island] ?? []).map((file) => new URL(file, url).href);
  };
  const fetched = new Set<string>();
  const evaluated = new Map<string, Promise<void>>();
  const fetchFile = (href: string) => {
    if (fetched.has(href)) return;
    fetched.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  };
  const evaluateFiles = async (island: string) => {
    const files = await filesOf(island).catch(() => []);
    files.forEach(fetchFile);
    for (const href of files) {
      await run(href).catch(() => undefined);
      await nextTask();
    }
  };
  /** Once for all elements of an island. */
  const evaluateOnce = (island: string) => {
    const running = evaluated.get(island) ?? evaluateFiles(island);
    evaluated.set(island, running);
    return running;
  };
  const requested = new Set<string>();
  return {
    fetch: (island) => {
      if (requested.has(island) || savesData()) return;
      requested.add(island);
      // If the list cannot be fetched, the island's own import loads its code.
      filesOf(island).then(
        (files) => files.forEach(fetchFile),
        () => undefined,
      );
    },
    // A start before the list has loaded must not wait for it.
    evaluate: (island) => (known ? evaluateOnce(island) : undefined),
  };
}

/** Bundlers must not resolve a module that only the script tag's distribution has. */
function importModule(url: string) {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url);
}

/** True if the visitor's browser saves data; not every browser tells. */
function savesData(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
