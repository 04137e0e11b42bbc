/** A remote is published with a fault: what a visitor then sees of it, from the server and in the browser, and of another remote. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEdge, heading, type EdgeSite } from '../../testing/edge-site';
import { becomesInteractive } from '../../testing/forked-browser';

/** The version before, the new one, the shell's page that says that this part is away, or the remote's own such panel. */
type Server = 'before' | 'new' | 'away' | 'failed';
type Browser = 'interactive' | 'not interactive';

export interface Fault {
  name: string;
  /** Spoils the build in this folder before it is published. */
  spoil?: (build: string) => Promise<unknown>;
  /** Spoils what is published in this folder. */
  after?: (build: string) => Promise<unknown>;
  server: Server;
  browser: Browser;
}

const shown: Record<Server, string> = {
  before: '200 Elma',
  new: '200 Elma',
  away: '503 Bu bölüm şu an açılamıyor',
  failed: '500 Bu bölüm şu an açılamıyor',
};

async function publishSpoilt(site: EdgeSite, { name, spoil, after }: Fault): Promise<void> {
  const build = join(site.folder, 'builds', name.replace(/\W+/g, '-'));
  await cp(join(site.folder, 'builds/orchard'), build, { recursive: true });
  // A version of its own, whatever is spoilt.
  await writeFile(join(build, 'server/fault.txt'), name);
  await spoil?.(build);
  const version = await site.publishUntried('orchard', build);
  await after?.(join(site.registryDirectory, 'orchard', version));
}

/** Each fault with an edge of its own, which has seen the version before. */
export function describeFaults(faults: readonly Fault[]): void {
  let site: EdgeSite;
  beforeAll(async () => {
    site = await openEdge();
  }, 120_000);
  afterAll(() => site.close(), 30_000);
  beforeEach(() => site.restartEdge(), 30_000);
  afterEach(() => site.rollback('orchard'));

  async function seen(path: string): Promise<[server: string, browser: Browser]> {
    const got = await site.get(path);
    const isInteractive = await becomesInteractive(got.html, site.url + path);
    return [`${got.status} ${heading(got)}`, isInteractive ? 'interactive' : 'not interactive'];
  }

  it.each(faults)(
    '$name: own page $server, in the browser $browser; the other remote goes on in both',
    async (fault) => {
      await publishSpoilt(site, fault);
      expect({ own: await seen('/meyve'), other: await seen('/') }).toEqual({
        own: [shown[fault.server], fault.browser],
        other: ['200 Bahçe', 'interactive'],
      });
    },
    90_000,
  );
}
