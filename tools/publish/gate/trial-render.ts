/** Renders each page of a build in a render process, as the edge will, before any visitor does. */
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PageJob, PageOutcome } from '../../../apps/shell/server/render/render-messages.ts';
import { startRenderProcess, type RenderProcess } from '../../../apps/shell/server/render/render-process.ts';
import { loadFactor } from '../../../libs/embedded-database/load-factor.ts';
import type { RegistryEntry } from '../../../libs/platform/registry/file/registry.ts';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import { readLineFacts } from '../../../libs/lines/facts/line-facts-schema.ts';
import { dayInTurkey } from '../../../libs/validation/dates/day-in-turkey.ts';
import { callRefusals, readApiDocument, recordCalls } from './recorded-calls.ts';
import { makeTrialFolder } from './trial-folder.ts';
import { trialPages, type TrialPage } from './trial-pages.ts';

export interface Trial {
  entry: RegistryEntry;
  /** Folder of the build. */
  build: string;
  /** Folder of the built shell. */
  shell: string;
  /** Remotes whose pages may be linked to. */
  publishers: ReadonlyArray<Pick<RegistryEntry, 'name' | 'paths' | 'lines'>>;
  /** Without one, pages that call the API are only opened, not rendered. */
  backendUrl?: string;
}

/** Nobody listens there: every call fails at once. */
const noBackend = 'http://127.0.0.1:1';
const siteUrl = 'https://deneme.ornek';

const jobOf = ({ address, page }: TrialPage, { entry, publishers }: Trial): PageJob => ({
  bundle: entry,
  visitor: {
    cookies: '',
    path: address,
    address: '127.0.0.1',
    userAgent: 'publish',
    isMobile: false,
    isHttps: true,
    set: { revision: 0, at: 0, versions: { [entry.name]: entry.version } },
    pin: '',
    edgeCookies: [],
  },
  publishers,
  lines: publishers.flatMap(({ lines = [] }) => lines.flatMap((line) => readLineFacts(line) ?? [])),
  url: siteUrl + address,
  form: null,
  page,
  year: new Date().getFullYear(),
  today: dayInTurkey(new Date()),
  marketingPermissionRequired: false,
  publishedContent: null,
});

const firstLine = (text: string): string => text.split('\n', 1)[0]!;

function faultOf(outcome: PageOutcome, hasBackend: boolean): string | null {
  if (outcome.kind === 'failed') return firstLine(outcome.fault);
  if (outcome.kind !== 'page') return null;
  const isFault = outcome.status >= 500 && (hasBackend || outcome.status !== 503);
  return isFault ? firstLine(outcome.fault ?? `status ${outcome.status}`) : null;
}

async function pageRefusals(process: RenderProcess, trial: Trial): Promise<string[]> {
  const refusals: string[] = [];
  for (const page of trialPages(trial.entry.paths)) {
    const fault = await process.call('page', jobOf(page, trial)).then(
      ({ outcome }) => faultOf(outcome, trial.backendUrl !== undefined),
      (error: Error) => error.message,
    );
    if (fault) refusals.push(`${page.address} cannot be rendered: ${fault}`);
  }
  return refusals;
}

async function tryPages(process: RenderProcess, trial: Trial, strays: readonly string[]): Promise<string[]> {
  const opened = await process.call('open', trial.entry).catch((error: Error) => ({ ok: false, fault: error.message }));
  if (!opened.ok) return [`its server bundle cannot be used: ${'fault' in opened ? opened.fault : ''}`];
  const refusals = await pageRefusals(process, trial);
  return [...refusals, ...strays.map((fault) => `it leaves an error behind that nothing catches: ${firstLine(fault)}`)];
}

/** A registry with this one version, which the render process reads. */
async function trialRegistry({ entry, build }: Trial): Promise<string> {
  const folder = await makeTrialFolder();
  await mkdir(join(folder, entry.name));
  await symlink(resolve(build), join(folder, entry.name, entry.version));
  return folder;
}

async function tryWith(trial: Trial, backendUrl: string): Promise<string[]> {
  const registryDirectory = await trialRegistry(trial);
  const strays: string[] = [];
  const process = startRenderProcess({
    file: join(trial.shell, 'server/render-worker.cjs'),
    settings: { backendUrl, registryDirectory },
    loadFactor,
    onStart: endWithParent,
    onStray: (fault) => void strays.push(fault),
    onOutput: () => undefined,
  });
  try {
    return await tryPages(process, trial, strays);
  } finally {
    process.stop();
    await process.ended;
    await rm(registryDirectory, { recursive: true });
  }
}

/** One sentence for each page that fails, and for each call that the API does not have. */
export async function trialRefusals(trial: Trial): Promise<string[]> {
  if (trial.backendUrl === undefined) return tryWith(trial, noBackend);
  const api = await readApiDocument(trial.backendUrl);
  const recorder = await recordCalls(trial.backendUrl);
  try {
    const refusals = await tryWith(trial, recorder.url);
    return [...refusals, ...callRefusals(recorder.calls, api)];
  } finally {
    await recorder.close();
  }
}
