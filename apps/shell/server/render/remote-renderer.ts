/** Renders the pages of one remote in a process of its own, which is started at the first use and again after each end. */
import { loadFactor } from '@emsal/embedded-database/load-factor';
import { endWithParent } from '@emsal/shutdown/end-with-parent';
import { recoveredAfter, restartWait } from '@emsal/shutdown/restart-wait';
import { RenderProcessEnded } from './render-calls';
import type { BundleFile, OpenResult, PageJob, PageResult, RenderCalls } from './render-messages';
import type { RenderPorts } from './render-ports';
import { startRenderProcess, type RenderEnd, type RenderProcess } from './render-process';
import { createVersionHealth } from './version-health';

export interface RemoteRenderer {
  /** Evaluates a version's bundle, once per process. A version that cannot be used is a value with its fault. */
  open(bundle: BundleFile): Promise<OpenResult>;
  /** @throws RenderProcessEnded */
  page(job: PageJob): Promise<PageResult>;
  /** @throws RenderProcessEnded */
  picture(input: RenderCalls['picture']['input']): Promise<RenderCalls['picture']['output']>;
  /** Whether a version ended its process twice within a minute: an older one is better. */
  isSuspended(version: string): boolean;
  stop(): void;
}

interface Running {
  process: RenderProcess;
  /** Versions whose bundle is evaluated. */
  opened: Set<string>;
}

const versionsOf = ({ running }: RenderEnd): string[] =>
  running.flatMap((input) => {
    const { version, bundle } = (input ?? {}) as { version?: string; bundle?: BundleFile };
    return version ?? bundle?.version ?? [];
  });

/** @throws RenderProcessEnded while the restart has to wait, and after `stop` */
function keepProcess(name: string, { file, settings, log, now }: RenderPorts, onEnd: (versions: string[]) => void) {
  let running: Running | null = null;
  let [startsInRow, startAt, isStopped] = [0, -Infinity, false];

  function ended(end: RenderEnd, startedAt: number): void {
    running = null;
    if (isStopped) return;
    const versions = versionsOf(end);
    onEnd(versions);
    if (now() - startedAt >= recoveredAfter) startsInRow = 0;
    startAt = now() + restartWait(startsInRow++);
    log.error({ remote: name, versions, code: end.code, signal: end.signal, fault: end.fault }, 'render process ended');
  }

  function start(): Running {
    if (isStopped || now() < startAt) throw new RenderProcessEnded(`${name} waits for its restart`);
    const startedAt = now();
    const opened = new Set<string>();
    const facts = () => ({ remote: name, versions: [...opened] });
    const process = startRenderProcess({
      file,
      settings,
      loadFactor,
      onStart: endWithParent,
      onStray: (fault) => log.error({ ...facts(), fault }, 'error outside every call of a remote'),
      onOutput: (text) => log.warn({ ...facts(), text: text.trimEnd() }, 'output of a remote'),
    });
    void process.ended.then((end) => ended(end, startedAt));
    return { process, opened };
  }

  const stop = (): void => {
    isStopped = true;
    running?.process.stop();
  };
  return { current: (): Running => (running ??= start()), stop };
}

export function createRemoteRenderer(name: string, ports: RenderPorts): RemoteRenderer {
  const health = createVersionHealth(ports.now);
  const kept = keepProcess(name, ports, health.processEnded);

  async function open(bundle: BundleFile): Promise<OpenResult> {
    const { process, opened } = kept.current();
    if (opened.has(bundle.version)) return { ok: true };
    const result = await process.call('open', bundle);
    if (result.ok) opened.add(bundle.version);
    return result;
  }

  return {
    open: (bundle) => open(bundle).catch((error: Error) => ({ ok: false, fault: error.message })),
    page: async (job) => kept.current().process.call('page', job),
    picture: async (input) => kept.current().process.call('picture', input),
    isSuspended: health.isSuspended,
    stop: kept.stop,
  };
}
