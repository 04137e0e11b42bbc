/** What every build must fulfil before it is published, by the command and at `npm start` alike. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileRefusals, readAssetList, stylesOf } from './complete-files.ts';
import { integrityRefusals } from './integrity-hooks.ts';
import { sizeRefusals } from './script-size.ts';
import { styleRefusals } from './scoped-styles.ts';
import { sharedRefusals } from './shared-versions.ts';
import { trialRefusals, type Trial } from './trial-render.ts';

async function allStyleRefusals(build: string): Promise<string[]> {
  const styles = stylesOf(await readAssetList(build));
  const sheets = await Promise.all(styles.map((file) => readFile(join(build, 'client', file), 'utf8')));
  return sheets.flatMap(styleRefusals);
}

async function staticRefusals({ entry, build, shell }: Trial): Promise<string[]> {
  const [remote, host] = await Promise.all([readAssetList(build), readAssetList(shell)]);
  return [
    ...sharedRefusals(remote.shared, host.shared),
    ...(await integrityRefusals(entry, build)),
    ...sizeRefusals(entry.paths, build, shell),
    ...(await allStyleRefusals(build)),
  ];
}

/** One sentence for each reason not to publish, with what to do; later checks wait for the earlier ones. */
export async function refusalsOf(trial: Trial): Promise<string[]> {
  for (const check of [() => fileRefusals(trial.build), () => staticRefusals(trial), () => trialRefusals(trial)]) {
    const refusals = await check();
    if (refusals.length > 0) return refusals;
  }
  return [];
}
