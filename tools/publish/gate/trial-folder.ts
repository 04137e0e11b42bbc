/** A folder for one trial. Those of publishers that were killed are removed. */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftOf, removeStaleDrafts } from '../files/drafts.ts';

const place = (): string => join(tmpdir(), 'emsal-trial');

export async function makeTrialFolder(): Promise<string> {
  removeStaleDrafts(tmpdir(), place());
  const folder = draftOf(place());
  await mkdir(folder, { mode: 0o700 });
  return folder;
}
