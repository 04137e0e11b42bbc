/** Options of `npm run perf`. */
import { parseArgs } from 'node:util';

export interface Options {
  rounds: number;
  /** Undefined for everything. */
  only: Part | undefined;
  /** The content page that `landing` measures. */
  path: string;
}
/** `landing`, `form`, `payment` and `list` load a page; `interaction` is the first interaction with content pages; `walk` measures form steps and arriving offers; `offers` measures presses on the complete list. */
export type Part = 'landing' | 'form' | 'payment' | 'list' | 'interaction' | 'walk' | 'offers';
const parts: readonly Part[] = ['landing', 'form', 'payment', 'list', 'interaction', 'walk', 'offers'];

/** The page whose figures stand in docs/performance.md. */
const defaultPath = '/trafik-sigortasi';

/** @throws Error that names the valid options */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      path: { type: 'string', default: defaultPath },
    },
  });
  const rounds = Number(values.rounds);
  const only = parts.find((part) => part === values.only);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.');
  if (values.only && !only) throw new Error(`--only takes one of ${parts.join(', ')}.`);
  if (!values.path.startsWith('/')) throw new Error('--path takes the path of a content page, e.g. /blog.');
  if (values.path !== defaultPath && only !== 'landing') throw new Error('--path goes with --only landing.');
  return { rounds, only, path: values.path };
}
