/** @vitest-environment node */
import { MockAgent, type Dispatcher } from 'undici';
import { createPublishedContent } from './published-content';

const origin = 'http://api.test';
const path = '/konut-sigortasi';
const listPath = '/api/cms/module/GetModuleContentWithModuleName?moduleName=urunler';
const postsPath = '/api/cms/content/listByCategoryUrl/tum-yazilar/1/3';
const card = (changeDate: string) => ({ seoUrl: 'konut-sigortasi', changeDate });

/** An API that answers each call once, in turn; what is left unanswered fails. */
function openApi() {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const pool = agent.get(origin);
  const asked: string[] = [];
  const api = {
    request: (options: Dispatcher.RequestOptions) => {
      asked.push(options.path);
      return pool.request(options);
    },
  } as Dispatcher;
  return {
    content: createPublishedContent(api),
    asked,
    lists: (body: unknown, status = 200) => pool.intercept({ path: listPath }).reply(status, JSON.stringify(body)),
    posts: (body: unknown) => pool.intercept({ path: postsPath }).reply(200, JSON.stringify(body)),
    has: (title: string) =>
      pool
        .intercept({ path: '/api/cms/content/get/konut-sigortasi' })
        .reply(200, JSON.stringify({ isSuccess: true, result: { title } })),
  };
}

it('knows nothing before the API has answered', async () => {
  const { content } = openApi();
  await content.refresh();
  expect(content.at(path)).toBeNull();
});

it('has each published version, and asks for a page only when it has changed', async () => {
  const { content, asked, lists, has } = openApi();
  for (const [changeDate, title] of [
    ['1', 'Eski'],
    ['1', null],
    ['2', 'Yeni'],
  ] as const) {
    lists([card(changeDate)]);
    if (title) has(title);
    await content.refresh();
  }
  expect(content.at(path)).toEqual({ changeDate: '2', content: { title: 'Yeni' } });
  expect(asked.filter((one) => one.includes('/get/'))).toHaveLength(2);
  expect(content.at('/dask-sigortasi')).toBeNull();
});

it.each<[string, (api: ReturnType<typeof openApi>) => unknown]>([
  ['is away', () => undefined],
  ['fails', ({ lists }) => lists({ message: 'x' }, 500)],
  ['answers something else', ({ lists }) => lists({ rows: [] })],
  ['has no page for a newer version', ({ lists }) => lists([card('2')])],
])('keeps the last good version while the API %s', async (_, break_) => {
  const api = openApi();
  api.lists([card('1')]);
  api.has('Eski');
  await api.content.refresh();
  break_(api);
  await api.content.refresh();
  expect(api.content.at(path)).toEqual({ changeDate: '1', content: { title: 'Eski' } });
});

it('forgets a page that editors have taken back', async () => {
  const { content, lists, has } = openApi();
  lists([card('1')]);
  has('Eski');
  await content.refresh();
  lists([]);
  await content.refresh();
  expect(content.at(path)).toBeNull();
});

it('has the newest posts for the home page, as another version when they change, and keeps them while the API is away', async () => {
  const { content, lists, posts } = openApi();
  const versions = [];
  for (const list of [[{ seoUrl: 'a' }], [{ seoUrl: 'a' }], [{ seoUrl: 'b' }, { seoUrl: 'a' }], null]) {
    lists([]);
    if (list) posts(list);
    await content.refresh();
    versions.push(content.at('/')!);
  }
  const [first, same, changed, away] = versions;
  expect(first!.content).toEqual([{ seoUrl: 'a' }]);
  expect(same).toEqual(first);
  expect(changed!.changeDate).not.toBe(first!.changeDate);
  expect(away).toEqual(changed);
});
