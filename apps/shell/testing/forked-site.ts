/** A trial site in a process of its own: webpack and the edge run as Node runs them, not as tests would. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface SentCall {
  method: string;
  path: string;
  cookies: string;
  body: string;
}

export interface ForkedSite {
  url: string;
  folder: string;
  registryDirectory: string;
  publish: (name: string, folder?: string) => Promise<string>;
  /** Publishes a finished build after trying it. */
  publishTried: (name: string, build: string) => Promise<string>;
  /** Publishes a finished build as it is. */
  publishUntried: (name: string, build: string) => Promise<string>;
  /** Gives a finished build as it is to half of the visitors. */
  publishCanary: (name: string, build: string) => Promise<string>;
  /** What the shell breaks of the last versions. */
  tryShell: () => Promise<string[]>;
  rollback: (name: string) => Promise<string>;
  /** The calls that the stub API has received since the last time. */
  sent: () => Promise<SentCall[]>;
  /** What editors publish at /trafik-sigortasi; null: the content is away. */
  publishTitle: (title: string | null) => Promise<void>;
  /** Of the edge that is running. */
  edgePid: () => Promise<number>;
  /** Sends SIGTERM, returns the exit code and starts the edge again. */
  restartEdge: () => Promise<number | null>;
  close: () => Promise<void>;
}

interface Reply {
  id?: number;
  result?: unknown;
  error?: string;
  ready?: Pick<ForkedSite, 'url' | 'folder' | 'registryDirectory'>;
}

function caller(child: ChildProcess): (method: string, ...values: unknown[]) => Promise<unknown> {
  let last = 0;
  return (method, ...values) =>
    new Promise((done, failed) => {
      const id = ++last;
      const hear = (reply: Reply): void => {
        if (reply.id !== id) return;
        child.off('message', hear);
        if (reply.error === undefined) done(reply.result);
        else failed(new Error(reply.error));
      };
      child.on('message', hear);
      child.send({ id, method, values });
    });
}

const ready = (child: ChildProcess): Promise<NonNullable<Reply['ready']>> =>
  new Promise((done, failed) => {
    child.once('message', (reply: Reply) => done(reply.ready!));
    child.once('exit', (code) => failed(new Error(`the trial site ended with ${code}`)));
  });

/** Builds the shell first: allow a minute. */
export async function forkSite(): Promise<ForkedSite> {
  const child = fork(join(__dirname, '../../../tools/trial-site/serve.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const site = await ready(child);
  const call = caller(child);
  return {
    ...site,
    publish: (name, folder) => call('publish', name, folder) as Promise<string>,
    publishTried: (name, build) => call('publishTried', name, build) as Promise<string>,
    publishUntried: (name, build) => call('publishUntried', name, build) as Promise<string>,
    publishCanary: (name, build) => call('publishCanary', name, build) as Promise<string>,
    tryShell: () => call('tryShell') as Promise<string[]>,
    rollback: (name) => call('rollback', name) as Promise<string>,
    sent: () => call('sent') as Promise<SentCall[]>,
    publishTitle: (title) => call('publishTitle', title) as Promise<void>,
    edgePid: () => call('edgePid') as Promise<number>,
    restartEdge: () => call('restartEdge') as Promise<number | null>,
    close: async () => {
      await call('close');
      const exited = new Promise((done) => child.once('exit', done));
      child.disconnect();
      await exited;
    },
  };
}
