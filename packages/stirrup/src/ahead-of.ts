import type { Ahead } from '@stirrup/runtime';

/** The module with the files of each island's code, innermost first; paths are relative to it. */
interface FilesModule {
  readonly default: Readonly<Record<string, readonly string[]>>;
}

/** Addresses of the files of an island's code, innermost first. */
type FilesOf = (island: string) => readonly string[];

/**
 * Fetches and runs islands' code file by file.
 *
 * @param source The addresses, or the address of a {@link FilesModule}. Until that has loaded no code is fetched
 * ahead, and islands' code runs in one piece.
 * @param run Imports a module.
 */
export function aheadOf(source: FilesOf | string, run = importModule): Ahead {
  let known: Promise<FilesOf> | undefined = typeof source === 'string' ? undefined : Promise.resolve(source);
  const list = () => {
    known ??= readList(String(source), run);
    return known;
  };
  const fetched = new Set<string>();
  const evaluated = new Map<string, Promise<void>>();
  const fetchFile = (href: string, fetchPriority: 'low' | 'auto') => {
    if (fetched.has(href)) return;
    fetched.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority });
    document.head.append(link);
  };
  const evaluateFiles = async (island: string) => {
    const files = await list().then(
      (filesOf) => filesOf(island),
      () => [],
    );
    // All of them at once: the last one would otherwise be requested after three others have come.
    for (const href of files) fetchFile(href, 'auto');
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
      list().then(
        (filesOf) => {
          for (const href of filesOf(island)) fetchFile(href, 'low');
        },
        () => undefined,
      );
    },
    // A start before the list has loaded must not wait for it.
    evaluate: (island) => (known ? evaluateOnce(island) : undefined),
  };
}

async function readList(url: string, run: typeof importModule): Promise<FilesOf> {
  const module: FilesModule = await run(url);
  return (island) => (module.default[island] ?? []).map((file) => new URL(file, url).href);
}

/** Imports a module by its address. Bundlers must not resolve it: only the script tag's distribution has it. */
export function importModule(url: string) {
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
