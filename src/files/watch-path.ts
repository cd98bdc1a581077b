import { type FSWatcher, watch } from "node:fs";
import { foldersAround } from "./folders-around.ts";

/** Milliseconds without an event before a change is told, and the longest that a busy folder can put it off. */
const quietMs = 60;
const longestMs = 600;

/**
 * Calls `onChange` some time after anything happened around the file `path`; whether it concerns the file is for the
 * caller to see. The file, its folder and what a link leads to may come, go and be replaced; that a folder further up is
 * renamed is not told. Where the system can't watch, nothing is told. Keeps no program running.
 *
 * @returns ends it
 */
export function watchPath(path: string, onChange: () => void): () => void {
  const folders = followFolders(path, onEvent);
  let first: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  function onEvent(): void {
    const now = performance.now();
    first ??= now;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(quietMs, Math.max(0, first + longestMs - now))).unref();
  }
  function flush(): void {
    first = undefined;
    folders.look();
    onChange();
  }

  folders.look();
  return () => {
    clearTimeout(timer);
    folders.close();
  };
}

/** Watches for the folders that matter; `look` finds out which do now. */
function followFolders(path: string, onEvent: () => void): { look(): void; close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const keep = (wanted: ReadonlyMap<string, string>) => {
    for (const [key, watcher] of watchers) {
      if (wanted.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
  };
  const add = (wanted: ReadonlyMap<string, string>) => {
    const added = [...wanted].flatMap(([key, folder]) => {
      const watcher = watchers.has(key) ? undefined : start(folder, onEvent);
      return watcher === undefined ? [] : [[key, watcher] as const];
    });
    for (const [key, watcher] of added) watchers.set(key, watcher);
    return added.length;
  };
  return {
    look() {
      // Again after a folder was added: what appeared in it before that was not told.
      for (let tries = 0; tries < 8; tries++) {
        const wanted = foldersAround(path);
        keep(wanted);
        if (add(wanted) === 0) return;
      }
    },
    close: () => keep(new Map()),
  };
}

function start(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent);
    return watcher.on("error", () => watcher.close());
  } catch {
    // The system's limit of watches, or a file system without any.
    return undefined;
  }
}
