import { releaseStatusPath, type ReleaseStatus } from '@emsal/platform/registry/status/release-status-schema';
import { mayReadCounts } from '@emsal/platform/registry/reports/version-counts';
import Fastify, { type FastifyInstance } from 'fastify';
import { readReleases } from './read-releases';

const status: ReleaseStatus = {
  began: 1,
  remotes: [
    {
      name: 'content',
      canary: null,
      rolledBack: null,
      live: {
        version: '111111111111',
        since: 2,
        visitors: { total: 3, failed: 0 },
        ownVisits: { total: 0, failed: 0 },
        marks: {},
      },
    },
  ],
  history: [],
};

describe('the versions at the desk', () => {
  let edge: FastifyInstance;
  let siteUrl: string;
  let answer: unknown;
  beforeEach(async () => {
    answer = status;
    edge = Fastify();
    edge.get(releaseStatusPath, async ({ headers }, reply) =>
      mayReadCounts(headers.authorization, 'key') ? answer : reply.code(404).send({}),
    );
    siteUrl = await edge.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => edge.close());

  const read = async (secretKey = 'key') => {
    const warned: unknown[] = [];
    const log = { warn: (_: unknown, words: string) => warned.push(words) };
    return { result: await readReleases({ config: { siteUrl, secretKey }, log } as never), warned };
  };

  it('come from the edge, which knows the desk by the site’s secret', async () => {
    expect(await read()).toEqual({ result: status, warned: [] });
  });

  it.each<[string, string, () => unknown]>([
    ['gives none', 'another key', () => undefined],
    ['answers something else', 'key', () => (answer = { remotes: 'x' })],
    ['is away', 'key', () => edge.close()],
  ])('are told to be unknown when the edge %s', async (_, secretKey, happen) => {
    await happen();
    const { result, warned } = await read(secretKey);
    expect(result).toMatchObject({ code: 'releasesUnknown', message: expect.stringContaining('yeniden deneyin') });
    expect(warned).toEqual(['releases not readable']);
  });
});
