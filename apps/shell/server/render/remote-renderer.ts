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
  /** Ends what the code of withdrawn versions still does: a process that has evaluated one is replaced at once, calls that run in it are finished. */
  forget(isWithdrawn: (version: string) => boolean): void;
  /** Whether a version ended its process twice within a minute: an older one is better. */
  isSuspended(version: string): boolean;
  stop(): void;
}

/** Milliseconds that a replaced process has for its calls. */
const finishTime = 15_000;

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

function launch(name: string, { file, settings, log }: RenderPorts): Running {
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
  return { process, opened };
}

/** Those that finish their calls. */
function rememberReplaced() {
  const all = new Set<RenderProcess>();
  const add = (process: RenderProcess): void => {
    all.add(process);
    const late = setTimeout(() => process.stop(), finishTime);
    void process.ended.then(() => {
      clearTimeout(late);
      all.delete(process);
    });
  };
  return { add, stop: () => all.forEach((process) => process.stop()) };
}

/** @throws RenderProcessEnded while the restart has to wait, and after `stop` */
function keepProcess(name: string, ports: RenderPorts, onEnd: (versions: string[]) => void) {
  const { log, now } = ports;
  let running: Running | null = null;
  const replaced = rememberReplaced();
  /** Versions that were evaluated since the last replacement, also by processes that ended. */
  const evaluated = new Set<string>();
  let startsInRow = 0;
  let startAt = -Infinity;
  let isStopped = false;

  function ended(end: RenderEnd, startedAt: number, process: RenderProcess): void {
    const isReplaced = running?.process !== process;
    if (!isReplaced) running = null;
    if (isStopped || isReplaced) return;
    const versions = versionsOf(end);
    onEnd(versions);
    if (now() - startedAt >= recoveredAfter) startsInRow = 0;
    startAt = now() + restartWait(startsInRow++);
    log.error({ remote: name, versions, code: end.code, signal: end.signal, fault: end.fault }, 'render process ended');
  }

  function start(): Running {
    if (isStopped || now() < startAt) throw new RenderProcessEnded(`${name} waits for its restart`);
    const startedAt = now();
    const started = launch(name, ports);
    void started.process.ended.then((end) => ended(end, startedAt, started.process));
    return started;
  }

  function replace(): void {
    const old = running;
    [running, startsInRow, startAt] = [null, 0, -Infinity];
    evaluated.clear();
    if (old) replaced.add(old.process);
  }

  const stop = (): void => {
    isStopped = true;
    running?.process.stop();
    replaced.stop();
  };
  return { current: (): Running => (running ??= start()), evaluated, replace, stop };
}

export function createRemoteRenderer(name: string, ports: RenderPorts): RemoteRenderer {
  const health = createVersionHealth(ports.now);
  const kept = keepProcess(name, ports, health.processEnded);

  async function open(bundle: BundleFile): Promise<OpenResult> {
    const { process, opened } = kept.current();
    if (opened.has(bundle.version)) return { ok: true };
    kept.evaluated.add(bundle.version);
    const result = await process.call('open', bundle);
    if (result.ok) opened.add(bundle.version);
    return result;
  }

  return {
    open: (bundle) => open(bundle).catch((error: Error) => ({ ok: false, fault: error.message })),
    page: async (job) => kept.current().process.call('page', job),
    picture: async (input) => kept.current().process.call('picture', input),
    forget: (isWithdrawn) => {
      if ([...kept.evaluated].some(isWithdrawn)) kept.replace();
    },
    isSuspended: health.isSuspended,
    stop: kept.stop,
  };
}
