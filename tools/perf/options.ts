/** Options of `npm run perf`. */
import { parseArgs } from 'node:util';

export interface Options {
  rounds: number;
  /** Undefined for everything. */
  only: Part | undefined;
}
/** `landing`, `form`, `payment` and `list` load a page; `interaction` is the first interaction with content pages; `walk` measures form steps and arriving offers; `offers` measures presses on the complete list. */
export type Part = 'landing' | 'form' | 'payment' | 'list' | 'interaction' | 'walk' | 'offers';
const parts: readonly Part[] = ['landing', 'form', 'payment', 'list', 'interaction', 'walk', 'offers'];

/** @throws Error that names the valid options */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  const only = parts.find((part) => part === values.only);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.');
  if (values.only && !only) throw new Error(`--only takes one of ${parts.join(', ')}.`);
  return { rounds, only };
}
