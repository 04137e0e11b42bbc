import { pageContext } from '@emsal/platform/page';
import { RouterContextProvider } from 'react-router-dom';
import { action, loader } from './renew';

const argsWith = (result: { status: number; body: unknown }, bodies: unknown[] = []) => {
  const transport = async ({ body }: { body: unknown }) => {
    bodies.push(body);
    return result;
  };
  return {
    params: { policyNo: '0012 7483' },
    request: new Request('http://site/uyelik/hesabim/police/0012%207483/yenile'),
    context: new RouterContextProvider(new Map([[pageContext, { transport }]]) as never),
  } as never;
};

describe('asking for a renewal', () => {
  it('is a post that leads to the prefilled form', async () => {
    const bodies: unknown[] = [];
    const opened = { status: 200, body: { isSuccess: true, result: { formPath: '/dask-sigortasi/form' } } };
    const reply = await action(argsWith(opened, bodies));
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/dask-sigortasi/form']);
    expect(bodies).toEqual([{ policyNo: '0012 7483' }]);
  });

  it('leads to the sign-in when the session has ended', async () => {
    const ended = { status: 401, body: { isSuccess: false, messageCode: 'signInNeeded', message: '' } };
    await expect(action(argsWith(ended))).rejects.toMatchObject({ status: 302 });
  });

  it('does not happen by a link', () => {
    const reply = loader(argsWith({ status: 500, body: null }));
    expect(reply.headers.get('location')).toBe('/uyelik/hesabim/police/0012%207483');
  });
});
