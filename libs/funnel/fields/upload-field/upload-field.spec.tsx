import { PageProvider, type Page } from '@emsal/platform/page';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refused, visitId } from '../../testing/fake-api';
import { UploadField } from './upload-field';

const id = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const photograph = new File(['png'], 'belge.png', { type: 'image/png' });

function open({ value = '', answer = { uploadId: id } as unknown } = {}) {
  const api = fakeApi({ 'POST authorityCertificate': answer, 'POST remove': null });
  const given: string[][] = [];
  render(
    <PageProvider value={{ transport: api.transport } as Page}>
      <UploadField
        name="authorityCertificate"
        field={{ kind: 'upload', label: 'Yetki belgesi', accepts: 'image' }}
        {...{ value, visitId }}
        fileName={value && 'eski.png'}
        onChange={(...change) => given.push(change)}
      />
    </PageProvider>,
  );
  return { api, given };
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Yetki belgesi'), file, { applyAccept: false });

it('answers with the id and the name of the stored file', async () => {
  const { given } = open();
  await choose(photograph);
  expect(given).toEqual([[id, 'belge.png']]);
});

it('keeps the answer and shows the reason when the server refuses the file', async () => {
  const sentence = 'JPEG, PNG ya da GIF biçiminde bir görsel seçin';
  const { given } = open({
    answer: refused('badBody', 'Hatalı', { authorityCertificate: sentence }),
  });
  await choose(photograph);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(given).toEqual([]);
});

it('F423 sends no PDF where an image is asked for', async () => {
  const { api } = open();
  await choose(new File(['%PDF'], 'belge.pdf', { type: 'application/pdf' }));
  expect(api.calls()).toEqual([]);
});

it('stores the last choice, whichever file takes longer', async () => {
  const { api, given } = open();
  const first = Promise.withResolvers<void>();
  api.hold('POST authorityCertificate', first.promise);
  await choose(photograph);
  await choose(new File(['png'], 'dogru.png', { type: 'image/png' }));
  expect(api.calls()).toHaveLength(1);
  first.resolve();
  await waitFor(() => expect(given.map(([, name]) => name)).toEqual(['belge.png', 'dogru.png']));
});

it('shows the earlier upload and removes it', async () => {
  const { api, given } = open({ value: id });
  await userEvent.click(screen.getByRole('button', { name: 'eski.png dosyasını kaldır' }));
  expect([api.calls(), given]).toEqual([['POST remove'], [['', '']]]);
});
