import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, signedIn } from '../testing/open-account';
import { detail, externalDetail } from '../testing/sample-policies';
import { fileSize } from './file-size';
import { passedPercent } from './term-line';

const renewalPath = '/uyelik/hesabim/police/123/yenile';
const open = (policy: object, replies: object = {}) =>
  openAccount('/uyelik/hesabim/police/100', signedIn({ getCustomerPolicy: policy, ...replies }));

describe('/uyelik/hesabim/police/:policyNo', () => {
  it('M139 M140 shows term, PDF, renewal, claim, covers, premium and documents', async () => {
    const { container } = open(detail);
    await screen.findByRole('heading', { level: 1, name: 'Trafik sigortası' });
    expect(screen.getByRole('img', { name: '19 gün kaldı, sürenin %95 kadarı geçti' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Poliçe PDF' })).toHaveAttribute('href', `/api/document/${'d'.repeat(32)}`);
    expect(screen.getByRole('button', { name: 'Yenileme teklifi al' }).closest('form')).toHaveAttribute(
      'action',
      renewalPath,
    );
    expect(within(screen.getByRole('region', { name: 'Hasar olursa' })).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+90/),
    );
    expect(screen.getByText('Kalan 2 teminatı göster')).toBeVisible();
    const premium = within(screen.getByRole('region', { name: 'Prim' }));
    expect(premium.getByText(/3 taksit/)).toBeVisible();
    const documents = within(screen.getByRole('region', { name: 'Belgeler' }));
    expect(documents.getByText(/412 KB/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bu kayıtla' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Dain-i mürtehin' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M141 M142 offers a change and a cancellation of what is running', async () => {
    open({ ...detail, status: 'active' });
    await screen.findByRole('heading', { level: 1, name: 'Trafik sigortası' });
    const cancel = screen.getByRole('link', { name: 'İptal başvurusu' });
    expect(cancel).toHaveAttribute('href', '/police-iptal/basvuru?police=100');
    expect(screen.getByRole('link', { name: 'Zeyil iste' })).toHaveAttribute(
      'href',
      `/uyelik/yardim?police=${detail.id}#talep`,
    );
  });

  it.each([
    [{ status: 'cancelling' }, 'İptal takibi', '/police-iptal/takip/sonuc'],
    [{ family: 'home' }, 'Bize yazın', `/uyelik/yardim?police=${detail.id}#talep`],
    [{ asset: { ...detail.asset, plate: '' } }, 'Plaka ekle', '/plaka-ekle'],
  ])('M141 of %j leads to %s', async (change, name, href) => {
    open({ ...detail, ...change });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('lists the addenda beside the policy', async () => {
    const addendum = {
      documentId: 'e'.repeat(32),
      name: 'Zeyil 7',
      bytes: 9000,
      createdAt: '2026-11-01T09:00:00.000Z',
    };
    open({ ...detail, addenda: [addendum] });
    const documents = within(await screen.findByRole('region', { name: 'Belgeler' }));
    expect(documents.getAllByRole('listitem')).toHaveLength(2);
    expect(documents.getByRole('link', { name: 'İndir: Zeyil 7' })).toHaveAttribute(
      'href',
      `/api/document/${'e'.repeat(32)}`,
    );
  });

  it('M141 cancels nothing that has ended', async () => {
    open({ ...detail, status: 'expired', state: 5, renewalPath: null });
    await screen.findByRole('heading', { level: 1, name: 'Trafik sigortası' });
    expect(screen.queryByRole('region', { name: 'Bu poliçeyle' })).toBeNull();
  });

  it.each([
    ['sale', /^Poliçe düzenlenirken bildirildi, 16\sAralık 2025$/],
    ['addendum', /^Zeyille değişti, 16\sAralık 2025 gününden beri$/],
  ])('names the lender with what told it: %s', async (toldBy, words) => {
    const lossPayee = { name: 'T.C. Ziraat Bankası, Kadıköy Şubesi', since: '2025-12-16', toldBy };
    const { container } = open({ ...detail, lossPayee });
    const lender = within(await screen.findByRole('region', { name: 'Dain-i mürtehin' }));
    expect(lender.getByText('T.C. Ziraat Bankası, Kadıköy Şubesi')).toBeVisible();
    expect(lender.getByText(words)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says when the PDF is still being made', async () => {
    open({ ...detail, document: null, documentId: null });
    expect(await screen.findByText(/PDF’i hazırlanıyor/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Poliçe PDF' })).toBeNull();
  });

  it('M143 an external policy is deleted after a question, and says when it reminds', async () => {
    const { calls, at, container } = open(externalDetail, {
      deleteCustomerExternalPolicy: null,
      getCustomerPolicyCards: { policies: [], otherPhoneHasPolicy: false },
    });
    expect(await screen.findByText(/30.Nisan 2027 günü, bitmesine 30 gün kala/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Listemden sil' }));
    expect(screen.getByText(/Poliçe Nilüfer şirketinde sürer/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydı sil' }));
    await waitFor(() => expect(at()).toBe('/uyelik/hesabim'));
    expect(calls.find(({ call }) => call === 'deleteCustomerExternalPolicy')?.body).toEqual({
      externalPolicyId: externalDetail.id,
    });
  });

  it('M511 deletes the PDF of an external policy, and says when it could not', async () => {
    const document = {
      documentId: 'e'.repeat(32),
      name: 'Poliçe 200',
      bytes: 1,
      createdAt: '2026-11-01T09:00:00.000Z',
    };
    const refusal = refused('internal', 'Şu anda silinemedi.');
    const { calls } = open(
      { ...externalDetail, documentId: document.documentId, document },
      { DeleteCustomerExternalPolicyPdf: refusal },
    );
    expect(await screen.findByText('PDF’i değiştir')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'PDF’i sil' }));
    expect(await screen.findByText('Şu anda silinemedi.')).toBeVisible();
    expect(calls.some(({ call }) => call === 'DeleteCustomerExternalPolicyPdf')).toBe(true);
  });

  it('M510 gives an external policy its PDF', async () => {
    const { calls } = open(externalDetail, {
      entryFile: { uploadId: 'f'.repeat(32) },
      UpdateCustomerExternalPolicyPdf: null,
    });
    await userEvent.click(await screen.findByText('PDF ekle'));
    const file = new File(['%PDF-1.7'], 'police.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Poliçe PDF’i', { selector: 'input' }), file);
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'UpdateCustomerExternalPolicyPdf')?.body).toEqual({
        externalPolicyId: externalDetail.id,
        file: 'f'.repeat(32),
      }),
    );
  });
});

it.each([
  ['2025-12-17', '2026-12-17', '2026-11-28', 95],
  ['2026-12-17', '2027-12-17', '2026-11-28', 0],
  ['2024-12-17', '2025-12-17', '2026-11-28', 100],
])('a term from %s to %s has passed on %s by %d percent', (from, until, today, percent) => {
  expect(passedPercent(from, until, today)).toBe(percent);
});

it('a size is told in the unit that fits', () => {
  expect([fileSize(1), fileSize(421_888), fileSize(1_258_291)]).toEqual(['1 KB', '412 KB', '1,2 MB']);
});
