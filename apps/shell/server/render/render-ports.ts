import type { WorkerSettings } from './worker-settings';

interface RenderLog {
  error(facts: object, words: string): void;
  warn(facts: object, words: string): void;
}

export interface RenderPorts {
  /** The built program of a render process. */
  file: string;
  settings: WorkerSettings;
  log: RenderLog;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
}
