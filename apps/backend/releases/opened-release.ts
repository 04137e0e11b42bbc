/** The current backend on the database of an earlier release, with the clock and the sandbox bank's books of that release. */
import { modules } from '../modules';
import { checkoutDependencies } from '../checkout-dependencies';
import { portsTo } from '../modules/checkout/testing/checkout-test';
import type { SaleFixture } from '../modules/checkout/testing/test-sale';
import { openSandbox } from '../modules/checkout/testing/sandbox-process';
import { sandboxRegistries } from '../ports/registries/sandbox-registries';
import { testApp } from '../testing/test-app';
import { TestVisitor } from '../testing/test-visitor';
import { inSandbox, type KnownRelease, type Release } from './known';
import { restoredDatabase } from './restored-database';

export interface OpenedRelease extends SaleFixture {
  /** With the addresses of its sandbox. */
  known: KnownRelease;
  /** The recorded browser of that name, with its cookies. */
  visitor(name: string): TestVisitor;
  /** A visitor that is not in the release. */
  stranger(): Promise<TestVisitor>;
  close(): Promise<void>;
}

/** Call it at the top level of a spec. @param startsJobs runs the modules' jobs and start functions */
export function openedRelease(release: Release, { startsJobs }: { startsJobs: boolean }): OpenedRelease {
  const opened = {} as OpenedRelease;
  beforeAll(async () => void Object.assign(opened, await open(release, startsJobs)), 120_000);
  afterAll(() => opened.close());
  return opened;
}

async function open(release: Release, startsJobs: boolean): Promise<OpenedRelease> {
  const { now, secretKey } = release.known;
  const sandbox = await openSandbox(secretKey, { SANDBOX_NOW: now });
  const { sql, known } = inSandbox(release, sandbox.url);
  await rememberBooks(sandbox.url, known.bank);
  const database = await restoredDatabase(sql);
  const test = await testApp(modules, {
    ports: { ...portsTo(sandbox.url), registries: sandboxRegistries(sandbox.url) },
    env: { DATABASE_URL: database.url, SECRET_KEY: secretKey, SANDBOX_URL: sandbox.url },
    now,
    startsJobs,
  });
  const visitor = (name: string): TestVisitor => {
    const made = new TestVisitor(test.app);
    for (const [cookie, value] of known.visitors[name]!) made.cookies.set(cookie, value);
    return made;
  };
  return {
    known,
    test,
    sandbox,
    dependencies: checkoutDependencies(test.services),
    visitor,
    stranger: () => test.visitor(),
    close: async () => {
      await test.close();
      await sandbox.close();
      await database.drop();
    },
  };
}

async function rememberBooks(sandboxUrl: string, books: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${sandboxUrl}/bank/books.json`, { method: 'PUT', headers, body: JSON.stringify(books) });
  if (!reply.ok) throw new Error(`the bank does not take the books: ${reply.status}`);
}
