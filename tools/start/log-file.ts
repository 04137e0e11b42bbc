/** A service's log: for its owner alone, and a bounded number of files of a bounded size, the newest under the plain name. */
import { closeSync, existsSync, fchmodSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';

export interface LogLimits {
  /** Bytes of one file. */
  size: number;
  /** Files that are kept beside the newest. */
  older: number;
}
const usual: LogLimits = { size: 10_000_000, older: 5 };

/** Lines that the disk does not take are lost; the service goes on. */
export function openLogFile(file: string, limits: LogLimits = usual): Writable {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let log = open(file);
  const write = (chunk: Buffer): void => {
    if (log.size > 0 && log.size + chunk.length > limits.size) {
      closeSync(log.descriptor);
      shift(file, limits.older);
      log = open(file);
    }
    log.size += writeSync(log.descriptor, chunk);
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        write(chunk);
      } catch (error) {
        if (!lostCodes.has((error as NodeJS.ErrnoException).code)) return done(error as Error);
      }
      done();
    },
    final: (done) => {
      closeSync(log.descriptor);
      done();
    },
  });
}

/** No space, quota, read error of the device. */
const lostCodes: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

function open(file: string): { descriptor: number; size: number } {
  const descriptor = openSync(file, 'a', 0o600);
  // It may be older than this rule.
  fchmodSync(descriptor, 0o600);
  return { descriptor, size: fstatSync(descriptor).size };
}

/** `api.log.1` is the newest of the older ones; the last one goes. */
function shift(file: string, older: number): void {
  for (let number = older - 1; number >= 0; number -= 1) {
    const from = number === 0 ? file : `${file}.${number}`;
    if (existsSync(from)) renameSync(from, `${file}.${number + 1}`);
  }
}
