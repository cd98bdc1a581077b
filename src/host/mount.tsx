import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { type Instance, render } from "ink";
import { Form } from "../../components/form.tsx";
import { SettingsList } from "../../components/settings-list.tsx";
import { FieldInputContext } from "../../hooks/field-input.ts";
import type { FormSession } from "../../hooks/form-session.ts";
import type { SettingsSession } from "../../hooks/settings-session.ts";

/** Something that is drawn into memory. */
export interface Mounted {
  /** Draws at once what would be drawn in the next microtask. */
  readonly flush: () => void;
  /** To be called after the session was resized. */
  readonly resize: (columns: number, rows: number) => void;
  /** Takes the tree down; no frame follows. */
  readonly unmount: () => void;
}

/** Where Ink writes: each write is a whole frame. */
class FrameStream extends Writable {
  readonly isTTY = true;
  columns: number;
  rows: number;
  private readonly onFrame: (frame: string) => void;

  constructor(columns: number, rows: number, onFrame: (frame: string) => void) {
    super({ decodeStrings: false });
    this.columns = columns;
    this.rows = rows;
    this.onFrame = onFrame;
  }

  override write(chunk: unknown): boolean {
    this.onFrame(String(chunk));
    return true;
  }
}

/** Ink's own input: only what is typed into a field of Ink's comes this way, all else the session gets from its host. */
class FieldInput extends EventEmitter {
  readonly isTTY = true;
  private pending: string[] = [];

  /** Hands characters to the field that has Ink's focus. */
  feed(input: string): void {
    this.pending.push(input);
    this.emit("readable");
  }

  setRawMode(): this {
    return this;
  }
  setEncoding(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  resume(): this {
    return this;
  }
  pause(): this {
    return this;
  }
  read(): string | null {
    return this.pending.shift() ?? null;
  }
}

/** What is mounted, and the way to the field in it that has Ink's focus. */
interface Drawing extends Mounted {
  readonly feed: (input: string) => void;
}

type Node = Parameters<typeof render>[0];

interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface MountHandlers {
  /** Gets the lines of each frame, none wider than the session's screen. */
  readonly onFrame: (lines: readonly string[]) => void;
  /** Gets what a component threw. The tree is gone then. */
  readonly onError: (error: unknown) => void;
}

export function mountForm(session: FormSession, handlers: MountHandlers): Mounted {
  const mounted = mount(() => fedForm(session), session.store.getState().screen, handlers);
  const stop = session.onFieldInput(mounted.feed);
  return {
    ...mounted,
    unmount: () => {
      stop();
      mounted.unmount();
    },
  };
}

/** Ink gets what is typed into a field. */
function fedForm(session: FormSession) {
  return (
    <FieldInputContext value={true}>
      <Form session={session} />
    </FieldInputContext>
  );
}

export function mountSettings(session: SettingsSession, handlers: MountHandlers): Mounted {
  return mount(() => <SettingsList session={session} />, session.store.getState().screen, handlers);
}

/**
 * The one place that starts and ends Ink. Ink draws into memory and never touches a terminal: with `debug` it hands
 * over every frame as a whole, at once and unthrottled. The host puts the lines where they belong.
 */
function mount(node: () => Node, { columns, rows }: Size, { onFrame, onError }: MountHandlers): Drawing {
  let live = true;
  const stdout = new FrameStream(columns, rows, (frame) => {
    if (live) onFrame(frame.replace(/\n$/, "").split("\n"));
  });
  const stdin = new FieldInput();
  const instance: Instance = render(node(), {
    stdout,
    // Ink asks for no more of its input than this class has.
    stdin: stdin as unknown as NodeJS.ReadStream,
    stderr: stdout,
    debug: true,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
    // The host shows cells of a screen. Who wants words alone is asked line by line.
    isScreenReaderEnabled: false,
  });
  instance.waitUntilExit().catch(onError);
  const flush = () => instance.rerender(node());
  return {
    flush,
    feed: (input) => {
      // A field that was just opened listens once it is drawn, and each character needs the text before it.
      flush();
      stdin.feed(input);
      flush();
    },
    resize: (newColumns, newRows) => {
      stdout.columns = newColumns;
      stdout.rows = newRows;
      stdout.emit("resize");
    },
    unmount: () => {
      live = false;
      instance.unmount();
      instance.cleanup();
    },
  };
}
