import { pageContext } from '@emsal/platform/page';
import { RouterContextProvider } from 'react-router-dom';
import { action, loader } from './sign-out';

describe('signing out', () => {
  it('M292 M293 is a post that ends the session and leads home', async () => {
    const called: string[] = [];
    const transport = async ({ method, path }: { method: string; path: string }) => {
      called.push(`${method} ${path}`);
      return { status: 200, body: { isSuccess: true, result: null } };
    };
    const context = new RouterContextProvider(new Map([[pageContext, { transport }]]) as never);
    const reply = await action({ context } as never);
    expect([reply.status, reply.headers.get('location'), called]).toEqual([
      302,
      '/',
      ['POST selfservice/customeraccount/logout'],
    ]);
  });

  it('does not happen by a link', () => {
    expect(loader().headers.get('location')).toBe('/uyelik/anasayfa');
  });
});
