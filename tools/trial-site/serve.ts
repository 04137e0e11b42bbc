/** Runs a trial site in a process of its own: each message names a method, each reply carries its result. */
import { openTrialSite } from './trial-site.ts';

interface Request {
  id: number;
  method:
    | 'publish'
    | 'publishTried'
    | 'publishUntried'
    | 'publishCanary'
    | 'tryShell'
    | 'rollback'
    | 'edgePid'
    | 'restartEdge'
    | 'sent'
    | 'publishTitle'
    | 'close';
  /** Omitted arguments arrive as null. */
  values: Array<string | null>;
}

const site = await openTrialSite();
process.send?.({ ready: { url: site.url, folder: site.folder, registryDirectory: site.registryDirectory } });

async function run({ method, values }: Request): Promise<unknown> {
  const first = values[0] ?? '';
  if (method === 'publish') return site.publish(first, values[1] ?? undefined);
  if (method === 'publishTried') return site.publishTried(first, values[1] ?? '');
  if (method === 'publishUntried') return site.publishUntried(first, values[1] ?? '');
  if (method === 'publishCanary') return site.publishCanary(first, values[1] ?? '');
  if (method === 'tryShell') return site.tryShell();
  if (method === 'rollback') return site.rollback(first);
  if (method === 'sent') return site.sent.splice(0);
  if (method === 'publishTitle') return site.publishTitle(values[0] ?? null);
  if (method === 'edgePid') return site.edgePid();
  return method === 'restartEdge' ? site.restartEdge() : site.close();
}

process.on('message', (request: Request) => {
  run(request).then(
    (result) => process.send?.({ id: request.id, result }),
    (error: Error) => process.send?.({ id: request.id, error: error.message }),
  );
});
process.once('disconnect', () => void site.close().then(() => process.exit(0)));
