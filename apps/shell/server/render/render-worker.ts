/**
 * The render process of one remote: evaluates its server bundles and renders its pages, so that an endless loop, a full heap or an
 * uncaught error in one remote ends this process and no other.
 */
import '../production';
import { Pool } from 'undici';
import { openParent } from '../confined/confined-program';
import { metadataAt } from './metadata-at';
import { createBundleLoader } from './remote-bundles';
import { faultOf } from './fault-of';
import { renderPageJob } from './render-page-job';
import type { BundleFile, RenderCalls, RenderMessage, RenderRequest } from './render-messages';
import { readWorkerSettings } from './worker-settings';

const { backendUrl, registryDirectory } = readWorkerSettings(process.argv);
const api = new Pool(backendUrl, { connections: 64 });
const loadBundle = createBundleLoader(registryDirectory);

async function moduleOf(bundle: BundleFile) {
  const result = await loadBundle(bundle);
  if (!result.ok) throw new Error(result.fault);
  return result.module;
}

type Answers = {
  [Name in keyof RenderCalls]: (input: RenderCalls[Name]['input']) => Promise<RenderCalls[Name]['output']>;
};

const answers: Answers = {
  open: async (bundle) => {
    const result = await loadBundle(bundle);
    return result.ok ? { ok: true } : { ok: false, fault: result.fault };
  },
  page: async (job) => renderPageJob(job, await moduleOf(job.bundle), api),
  picture: async ({ bundle, path, publishedContent }) =>
    (await metadataAt(await moduleOf(bundle), path, publishedContent))?.picture ?? null,
  ping: async () => null,
};

const sendLine = openParent((request) => void answer(request as RenderRequest));
const send = (message: RenderMessage, sent?: () => void): void => sendLine(message, sent);

async function answer({ id, call, input }: RenderRequest): Promise<void> {
  send({ kind: 'answer', id, output: await answers[call](input as never) });
}

process.on('unhandledRejection', (reason) => send({ kind: 'stray', fault: faultOf(reason) }));
process.on('uncaughtException', (error) => send({ kind: 'stray', fault: faultOf(error) }, () => process.exit(1)));
send({ kind: 'ready' });
