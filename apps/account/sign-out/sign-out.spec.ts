import { pageContext } from '@emsal/platform/page';
import { RouterContextProvider } from 'react-router-dom';
import { action, loader } from './sign-out';

async function post(query = '') {
  const called: string[] = [];
  const transport = async ({ method, path }: { method: string; path: string }) => {
    called.push(`${method} ${path}`);
    return { status: 200, body: { isSuccess: true, result: null } };
  };
  const context = new RouterContextProvider(new Map([[pageContext, { transport }]]) as never);
  const request = { url: `http://site.example/uyelik/cikis${query}` };
  const reply = await action({ context, request } as never);
  return [reply.status, reply.headers.get('location'), called];
}

describe('signing out', () => {
  it('M292 M293 is a post that ends the session and leads home', async () => {
    expect(await post()).toEqual([302, '/', ['POST selfservice/customeraccount/logout']]);
  });

  it('leads to the sign-in of another account, and nowhere else that the address names', async () => {
    expect((await post('?sonra=giris'))[1]).toBe('/uyelik');
    expect((await post('?sonra=https://kotu.example'))[1]).toBe('/');
  });

  it('does not happen by a link', () => {
    expect(loader().headers.get('location')).toBe('/uyelik/anasayfa');
  });
});
