import type { Line } from './create-line.ts';

/** Durations of letters and of pauses in ms, and the order of the texts. */
export interface TypingOptions {
  readonly typeSpeed: number;
  readonly backSpeed: number;
  readonly startDelay: number;
  readonly backDelay: number;
  readonly loop: boolean;
  readonly shuffle: boolean;
}

/**
 * Types texts step by step; each step yields the pause after it in ms. The beginning that a text shares with the one
 * before it is not deleted.
 */
export function* typing(place: Element, lines: readonly Line[], options: TypingOptions): Generator<number, void> {
  let before: Line | undefined;
  yield options.startDelay;
  do {
    const order = options.shuffle ? shuffled(lines) : lines;
    for (const line of order) {
      // As for the builder's library, all is deleted before the first text comes again.
      const shared = before && line !== order[0] ? sharedLength(before, line) : 0;
      if (before) {
        for (let count = before.characters.length; count > shared; ) {
          count -= 1;
          before.show(place, count);
          yield vary(options.backSpeed);
        }
      }
      for (let count = shared; count <= line.characters.length; count += 1) {
        line.show(place, count);
        yield vary(options.typeSpeed) + (line.pauses.get(count) ?? 0);
      }
      before = line;
      yield options.backDelay;
    }
  } while (options.loop);
}

/** Share by which a letter takes longer than its speed, at most: nobody types evenly. */
const UNEVEN = 0.5;

const vary = (speed: number) => speed * (1 + Math.random() * UNEVEN);

/** Duration of typing and deleting each text once, in ms, on average. */
export function durationOf(lines: readonly Line[], options: TypingOptions): number {
  const perLetter = (options.typeSpeed + options.backSpeed) * (1 + UNEVEN / 2);
  let duration = options.startDelay;
  for (const { characters, pauses } of lines) {
    duration += characters.length * perLetter + options.backDelay;
    for (const pause of pauses.values()) duration += pause;
  }
  return duration;
}

function sharedLength({ characters }: Line, next: Line): number {
  const length = characters.findIndex((one, index) => one !== next.characters[index]);
  return length < 0 ? characters.length : length;
}

function shuffled(lines: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ line, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
}
