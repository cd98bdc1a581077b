/** The longest time that a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

export interface IdleTimer {
  /** Someone is there: the time begins again. */
  readonly restart: () => void;
  /** Nothing is called any more, unless the time begins again. */
  readonly stop: () => void;
}

/** Calls back when nothing happened for `milliseconds`; never, where that is undefined. */
export function createIdleTimer(milliseconds: number | undefined, onIdle: () => void): IdleTimer {
  if (milliseconds === undefined) return { restart: () => {}, stop: () => {} };
  const start = () => setTimeout(onIdle, Math.min(milliseconds, LONGEST));
  let timer = start();
  const stop = () => clearTimeout(timer);
  return {
    restart: () => {
      stop();
      timer = start();
    },
    stop,
  };
}
