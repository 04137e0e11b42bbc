import { testApp, type TestApp } from '../testing/test-app';
import { documentModule } from '../modules/document/document';
import { offerModule } from '../modules/offer/offer';

let test: TestApp;
beforeAll(async () => {
  test = await testApp([documentModule, offerModule()]);
});
afterAll(() => test.close());

it('every operation of the OpenAPI document declares its 4xx responses, files and streams included', async () => {
  const { paths } = (await test.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => ('4XX' in responses || '4xx' in responses ? [] : [path])),
  );
  expect(Object.keys(paths)).toContain('/api/document/download/{token}');
  expect(silent).toEqual([]);
});

it.each([
  '/api/document/1',
  `/api/document/mail/${'a'.repeat(101)}`,
  '/api/document/mail/%EF%BF%BD',
  '/api/quoterequestapi/offer/stream/xyz',
])('a path parameter of another shape, %s, is not found', async (url) => {
  const reply = await test.app.inject(url);
  expect([reply.statusCode, reply.json()]).toEqual([404, expect.objectContaining({ messageCode: 'notFound' })]);
});
