import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../../start/progress';
import { confirmUsed } from './site-answer';

const old = '111111111111';
const published = '222222222222';
/** What the site has at revision 2; null: it does not know the revision. */
let versions: Array<string | null>;
let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer(({ url: path }, reply) => {
    const version =
      path === '/remotes/at/2.json' ? (versions.splice(0, versions.length > 1 ? 1 : 0)[0] ?? versions[0]) : null;
    reply.writeHead(version ? 200 : 410, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(version ? [{ name: 'content', remoteEntry: `/remotes/content/${version}/js/a.js` }] : {}));
  });
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

const confirm = (patience?: number) =>
  confirmUsed(
    'content',
    { version: published!, revision: 2 },
    { site: url, ...(patience !== undefined && { patience }) },
  );

it('a site that uses the version confirms it, also a little later', async () => {
  versions = [published!];
  await confirm();
  versions = [null, old!, published!];
  await confirm();
  expect(versions).toEqual([published]);
});

it.each([
  ['does not know the revision', null],
  ['has another version at it', old!],
])('a site that %s is told in one sentence with what to do', async (_, version) => {
  versions = [version];
  await expect(confirm(0)).rejects.toThrow(
    new CommandError(
      `content ${published} is stored, but the site at ${url} does not use it, because its registry is another one or was replaced: publish all remotes and restart the site (npm start does both), or set SITE_URL.`,
    ),
  );
});

it('without a site there is nothing to confirm', async () => {
  versions = [null];
  await new Promise((done) => server.close(done));
  await expect(confirm()).resolves.toBeUndefined();
});
