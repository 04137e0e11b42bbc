import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import { success } from '@emsal/api/envelope';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const path = `/dokuman-yukleme?hash=${'h'.repeat(43)}`;
const file = (at: number, more: Partial<NeededFiles['files'][number]> = {}): NeededFiles['files'][number] => ({
  fileId: String(at).repeat(32),
  title: `Belge ${at}`,
  hint: 'Okunsun.',
  purpose: 'requestFile',
  state: 'waiting',
  isAccepted: false,
  reason: null,
  name: null,
  bytes: null,
  changedAt: '2026-11-28T09:00:00.000Z',
  encryptedFileId: null,
  ...more,
});
const needed = (...files: NeededFiles['files']): NeededFiles => ({
  lineName: 'Kasko Sigortası',
  firmName: 'Toros Sigorta',
  purpose: 'cancellation',
  files,
  validUntil: '2026-11-29T13:20:00.000Z',
});
const received = { state: 'received', name: 'a.png', bytes: 2_500_000, encryptedFileId: 'sealed' } as const;
const open = (replies: Replies) => openAccount(path, replies);
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li')!);
const choose = async (title: string) =>
  userEvent.upload(await screen.findByLabelText(new RegExp(`^${title}: fotoğraf`)), picture);

describe('/dokuman-yukleme', () => {
  it('M104 M396 says how many are missing until when, sends what is chosen and shows that it came', async () => {
    const { calls, container } = open({
      GetCustomerNeededFiles: needed(file(1), file(2)),
      entryFile: { uploadId: 'u'.repeat(32) },
      SaveCustomerNeededFiles: needed(file(1, received), file(2)),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'İki belge kaldı' })).toBeVisible();
    expect(screen.getByText(/29.Kasım 2026 16\.20/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await choose('Belge 1');
    expect(await screen.findByRole('heading', { name: 'Bir belge kaldı' })).toBeVisible();
    expect(row('Belge 1').getByText('Alındı')).toBeVisible();
    expect(row('Belge 1').getByRole('link', { name: /a\.png/ })).toHaveAttribute(
      'href',
      '/api/selfservice/formData/DownloadFile?encryptedFileId=sealed',
    );
    expect(calls.at(-1)!.body).toEqual({
      hash: 'h'.repeat(43),
      files: [{ fileId: '1'.repeat(32), uploadId: 'u'.repeat(32), name: 'a.png' }],
    });
  });

  it('M555 says what is wrong with a file that is asked again', async () => {
    const reason = 'Numara okunmuyor: flaş parlamış. Işığı yandan alın.';
    open({ GetCustomerNeededFiles: needed(file(1, { state: 'again', reason }), file(2, received)) });
    expect(await screen.findByRole('heading', { name: 'Bir belge kaldı' })).toBeVisible();
    expect(row('Belge 1').getByText('Yeniden yükleyin')).toBeVisible();
    expect(screen.getByLabelText(/^Belge 1/)).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it('M555 shows an accepted file as done, and only the returned one takes a file', async () => {
    const accepted = file(1, { ...received, isAccepted: true });
    open({
      GetCustomerNeededFiles: needed(accepted, file(2, received), file(3, { state: 'again', reason: 'Kesik.' })),
    });
    expect(await screen.findByRole('heading', { name: 'Bir belge kaldı' })).toBeVisible();
    expect(row('Belge 1').getByText('Kabul edildi')).toBeVisible();
    expect(row('Belge 2').getByText('Alındı')).toBeVisible();
    expect(screen.getAllByLabelText(/fotoğraf çekin ya da dosya seçin$/)).toHaveLength(1);
  });

  it('M555 sends again what did not arrive, without choosing it anew', async () => {
    const replies: Replies = {
      GetCustomerNeededFiles: needed(file(1)),
      entryFile: { status: 0, body: null },
      SaveCustomerNeededFiles: needed(file(1, received)),
    };
    open(replies);
    await choose('Belge 1');
    expect(await screen.findByText('Yükleme yarıda kaldı. Yeniden gönderin.')).toBeVisible();
    replies['entryFile'] = { status: 200, body: success({ uploadId: 'u'.repeat(32) }) };
    await userEvent.click(screen.getByRole('button', { name: 'a.png: yeniden gönder' }));
    expect(await screen.findByRole('heading', { name: 'Belgeleriniz tamam' })).toBeVisible();
  });

  it('M556 asks to call when the link is over', async () => {
    const { container } = open({ GetCustomerNeededFiles: refused('documentsLinkOver', 'Bağlantının 24 saati doldu.') });
    expect(await screen.findByRole('heading', { name: 'Bağlantının süresi doldu' })).toBeVisible();
    expect(screen.getByRole('link', { name: /ı ara$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(await axeViolations(container)).toEqual([]);
  });
});
