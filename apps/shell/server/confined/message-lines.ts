/**
 * Messages to and from a confined process: lines of JSON on a pipe. Node's own channel would be open to the remote's code, which could end
 * the process at its other end with one line that is no message, or with a message of Node's own.
 */
import type { Readable } from 'node:stream';

/** File descriptor of the pipe in the confined process. */
export const messagePipe = 3;
/** Characters of one message: a page has at most four million, and JSON writes some of them longer. */
const longestLine = 32_000_000;

export const lineOf = (message: unknown): string => `${JSON.stringify(message)}\n`;

/** A sender whose lines are no messages is refused; nothing more of it is read. */
export function readMessages(
  stream: Readable,
  take: (message: unknown) => void,
  refuse: (reason: string) => void,
): void {
  let begun = '';
  const stop = (reason: string): void => {
    stream.off('data', read).resume();
    refuse(reason);
  };
  function read(chunk: string): void {
    const [end, ...next] = chunk.split('\n') as [string, ...string[]];
    begun += end;
    if (begun.length > longestLine) return stop('it sent a message without an end');
    try {
      for (const start of next) {
        take(JSON.parse(begun));
        begun = start;
      }
    } catch {
      stop('it sent what is no message');
    }
  }
  stream.setEncoding('utf8').on('data', read);
}
