import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { homeModule } from './home';

const call = 'GET quoterequestapi/home/getcustomdatavalue/{key}';

describe('the lists of a home', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([homeModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const listOf = async (key: string) => (await visitor.call(call, { key })).list as { code: string }[];

  it.each([
    ['F532', 'KNT-KAT', { code: '0', description: 'Giriş katı' }, { code: '-1', description: '1. bodrum kat' }],
    ['F533', 'SNET-BINA-KAT-SAYISI', { code: '5', description: '5 katlı' }, { code: '1', description: '1 katlı' }],
  ])('%s %s answers floors with code and description, each code once', async (_, key, ...rows) => {
    const list = await listOf(key);
    expect(list).toEqual(expect.arrayContaining(rows));
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  it('has no floor below the ground in how many a building has', async () => {
    expect((await listOf('SNET-BINA-KAT-SAYISI')).filter(({ code }) => Number(code) < 1)).toEqual([]);
  });

  it.each([
    ['KNT-CATI', 200],
    ['constructor', 400],
    ['K'.repeat(41), 400],
    ['%20', 400],
  ])('%s, which names no list, answers %i and no row', async (key, status) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/quoterequestapi/home/getcustomdatavalue/${key}` });
    expect([reply.status, reply.list]).toEqual([status, []]);
    expect(reply.body.messageCode).toBe(status === 400 ? 'badBody' : undefined);
  });
});
