/** The samples of a sold line, found by the names that its folder gives them: no list that a browser loads tells of them. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/sample';
import type { Line } from '@emsal/lines/kit/step';

const family = resolve(import.meta.dirname, '../../../libs/lines/vehicle');
const folders = readdirSync(family, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const camelCase = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function samplesIn(folder: string): Promise<[LineId, Samples]> {
  const own = camelCase(folder);
  const { [own]: line } = (await import(`${family}/${folder}/${folder}`)) as Record<string, Line>;
  const { [`${own}Samples`]: samples } = (await import(`${family}/${folder}/${folder}-samples`)) as Record<
    string,
    Samples
  >;
  return [line!.id, samples!];
}

const found = Promise.all(folders.map(samplesIn)).then((all) => new Map(all));

/** As they hold on a day, `YYYY-MM-DD`. */
export async function samplesOf(id: LineId, today: string): Promise<readonly Sample[]> {
  return (await found).get(id)!(today);
}
