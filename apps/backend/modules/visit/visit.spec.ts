import { testApp, type TestApp } from '../../testing/test-app';

describe('a visit', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp()));
  afterAll(() => backend.close());

  it('F499 createfunnel returns a visit id and sets the visit cookie of the line', async () => {
    const visitor = await backend.visitor();
    const id = await visitor.visit();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor.cookies.get('visit-53')).toBe(id);
  });

  it('another visitor is told that there is no such visit', async () => {
    const [owner, other] = [await backend.visitor(), await backend.visitor()];
    const id = await owner.visit();
    const reply = await other.call('GET quoterequestapi/draft/{visitId}', { visitId: id });
    expect([reply.status, reply.body.messageCode]).toEqual([404, 'notFound']);
  });
});
