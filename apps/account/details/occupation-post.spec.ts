/** @vitest-environment node */
import { success } from '@emsal/api/envelope';
import { pageContext, type Page, type PageReply } from '@emsal/platform/page';
import { RouterContextProvider } from 'react-router-dom';
import { action } from './occupation-page';

/** A form that was posted before any script. */
async function posted(jobCode: string, body: object) {
  const transport = vi.fn(async (): Promise<PageReply> => ({ status: 200, body }));
  const context = new RouterContextProvider(new Map([[pageContext, { transport } as unknown as Page]]) as never);
  const request = new Request('http://site/uyelik/hesabim/meslek', {
    method: 'POST',
    body: new URLSearchParams({ jobCode }),
  });
  const answer = await action({ request, context, params: {} } as never);
  return { transport, to: answer.headers.get('location') };
}
const refusal = (messageCode: string, fields?: object) => ({
  isSuccess: false,
  result: null,
  message: '',
  messageCode,
  fields,
});

it('M178 M503 saves a posted occupation', async () => {
  const { transport, to } = await posted('003', success(null));
  expect(transport).toHaveBeenCalledWith(expect.objectContaining({ body: { jobCode: '003' } }), expect.anything());
  expect(to).toBe('/uyelik/hesabim/meslek?sonuc=kaydedildi');
});

it('asks again for one that is not in the list', async () => {
  const { to } = await posted('', refusal('badBody', { jobCode: 'Listeden bir meslek seçin.' }));
  expect(to).toBe('/uyelik/hesabim/meslek?sonuc=secilmedi');
});

it('does not call a failure a wrong choice', async () => {
  await expect(posted('003', refusal('internal'))).rejects.toMatchObject({ init: { status: 503 } });
});
