import { addFileStatus } from '@emsal/api/cancellation-statuses';
import type { TrackedCancellation, TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { failure, success } from '@emsal/api/envelope';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';
import { beganTracking, listed, opened } from './tracking-state';

const proof = (step: 'start' | 'otp' | 'proven') => ({
  step,
  identityNoMasked: '100******46',
  phoneNumberMasked: '0532 *** ** 67',
  code: null,
});
const cancellation: TrackedCancellation = {
  addennumCreateDate: '2026-11-16T07:24:00.000Z',
  plate: '34 KVR 57',
  branchName: 'Trafik',
  branchId: 53,
  callId: '4471200000',
  isActive: true,
  agentaPolNo: '100200300',
  cancellationStatusId: 426,
  cancellationStatus: 'Belge bekleniyor',
  cancellationHeader: 'Sizden bir belge bekliyoruz',
  cancellationInformation: 'Gelince gider.',
  documentInfo: 'Alıcının imzası ikinci sayfada.',
  encryptedCallId: 'a'.repeat(120),
};
const detail: TrackedDetail = {
  ...cancellation,
  policy: {
    policyNo: '100200300',
    line: 'TRAFFIC',
    lineName: 'Trafik',
    firmId: 31,
    firmName: 'Toros Sigorta',
    insured: '34 KVR 57',
    startDate: '2026-03-12',
    endDate: '2027-03-12',
    price: 842_000,
  },
  estimate: { premium: 789_375, daysUsed: 247, daysLeft: 118, discountTakenBack: 0, refund: 255_195 },
  promisedOn: '2026-11-20',
  trail: [
    { state: 'done', title: 'Başvuru alındı', at: '2026-11-16T07:24:00.000Z', note: '' },
    { state: 'now', title: 'Sizden belge istedik', at: '2026-11-18T06:40:00.000Z', note: 'İkinci sayfa' },
    { state: 'todo', title: 'İade bankaya verilir', at: null, note: 'en geç 7 gün içinde' },
  ],
  files: [],
};
const lists = (list: TrackedCancellation[]) => ({ status: 200, body: success(list) });
const proven = (more: Replies = {}): Replies => ({
  getOtpVerificationStatus: proof('proven'),
  getAddendumList: lists([cancellation]),
  getAddendumDetails: detail,
  ...more,
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the state of the tracking', () => {
  const state = beganTracking(proof('proven'), [53]);

  it('M208 M209 M210 M211 M535 holds form, list, open detail, code and step', () => {
    const now = opened(listed(state, success([cancellation])), detail);
    expect(now).toEqual({
      form: { identityNo: '100******46', phone: '0532 *** ** 67', branchId: [53], policyStatus: 'Belge bekleniyor' },
      otpSuccess: true,
      carPolicyList: [cancellation],
      carPolicyDetail: detail,
      policySelectionStep: 0,
    });
  });

  it('M583 loses list and step when the list fails', () => {
    const failed = listed(opened(listed(state, success([cancellation])), detail), failure('requestNotFound', 'Yok'));
    expect(failed).toMatchObject({ carPolicyList: null, policySelectionStep: null, carPolicyDetail: null });
  });
});

describe('the tracking', () => {
  it('M119 M321 asks for identity, telephone and branch', async () => {
    const replies = {
      getOtpVerificationStatus: proof('start'),
      SendOtp: { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
    };
    const { container, calls, at } = openAccount('/police-iptal/takip', replies);
    await heading('İptalim nerede?');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/TCKN veya VKN/), '10000000146');
    await userEvent.type(screen.getByLabelText(/Cep telefonu/), '532 123 45 67');
    await userEvent.selectOptions(screen.getByLabelText('Sigorta'), '53');
    await userEvent.click(screen.getByRole('button', { name: 'Kod gönder' }));
    await waitFor(() => expect(at()).toBe('/police-iptal/takip?sigorta=53'));
    expect(calls.find((one) => one.call === 'SendOtp')?.body).toEqual({
      identityNo: '10000000146',
      phoneNumber: '5321234567',
    });
  });

  it('M322 M120 leads whoever is proven on, and nobody else past the code', async () => {
    const { at } = openAccount('/police-iptal/takip?sigorta=53', proven());
    await waitFor(() => expect(at()).toBe('/police-iptal/takip/sonuc?sigorta=53'));
    const other = openAccount('/police-iptal/takip/sonuc', {
      getOtpVerificationStatus: proof('otp'),
      SendOtp: refused('smsFailed', 'Gönderilemedi'),
    });
    await waitFor(() => expect(other.at()).toBe('/police-iptal/takip'));
  });

  it('M559 says that there is no request for these numbers', async () => {
    const none = proven({ getAddendumList: refused('requestNotFound', 'Yok') });
    openAccount('/police-iptal/takip?sigorta=53', none);
    expect(await screen.findByRole('alert')).toHaveTextContent('Girdiğiniz telefon ya da bilgilerle');
    expect(screen.getByLabelText(/TCKN veya VKN/)).toBeVisible();
  });

  it('finds no fault with a customer who is signed in and has typed nothing', async () => {
    openAccount('/police-iptal/takip', proven({ getAddendumList: refused('requestNotFound', 'Yok') }));
    await heading('İptalim nerede?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('M323 M324 lists several, each opened by its sealed name', async () => {
    const two = [cancellation, { ...cancellation, callId: '2', plate: '06 ABC 12' }];
    const { container } = openAccount('/police-iptal/takip/sonuc', proven({ getAddendumList: lists(two) }));
    await heading('İptal takibi');
    expect(await axeViolations(container)).toEqual([]);
    expect(screen.getByRole('link', { name: /06 ABC 12/ })).toHaveAttribute(
      'href',
      `/police-iptal/takip/sonuc?basvuru=${'a'.repeat(120)}`,
    );
  });

  it('M318 M325 M326 M537 shows the steps, and sends the file that is asked for', async () => {
    const { container, calls } = openAccount(
      '/police-iptal/takip/sonuc',
      proven({ entryFile: { uploadId: 'b'.repeat(32) }, addFileToCall: null }),
    );
    await heading('Sizden bir belge bekliyoruz');
    expect(screen.getByText('Sizden belge istedik').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.upload(screen.getByLabelText(/fotoğrafı/), new File(['x'], 'sayfa.png', { type: 'image/png' }));
    await userEvent.type(screen.getByLabelText(/Eklemek istediğiniz/), '2. sayfa');
    await userEvent.click(screen.getByRole('button', { name: 'Belgeyi gönder' }));
    await waitFor(() =>
      expect(calls.find((one) => one.call === 'addFileToCall')?.body).toEqual({
        encryptedCallId: 'a'.repeat(120),
        file: 'b'.repeat(32),
        body: '2. sayfa',
        actionStatus: addFileStatus,
      }),
    );
  });

  it('M319 M555 shows each file, and sends only a returned one anew', async () => {
    const file = (at: number, more: Partial<TrackedDetail['files'][number]>): TrackedDetail['files'][number] => ({
      fileId: String(at).repeat(32) as TrackedDetail['files'][number]['fileId'],
      title: `Noter satış belgesi, ${at}. sayfa`,
      state: 'received',
      reason: null,
      changedAt: '2026-11-18T06:40:00.000Z',
      ...more,
    });
    const reason = 'Işık parlamış. Flaşı kapatın, ışığı yandan alın.';
    const files = [file(1, { state: 'accepted' }), file(2, { state: 'again', reason })];
    const returned = { ...detail, cancellationStatusId: 428, documentInfo: 'Yeniden yükleyin.', files } as const;
    const { container, calls } = openAccount(
      '/police-iptal/takip/sonuc',
      proven({ getAddendumDetails: returned, entryFile: { uploadId: 'b'.repeat(32) }, addFileToCall: null }),
    );
    expect(await screen.findByText('Kabul edildi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Belgeyi gönder' })).not.toBeInTheDocument();
    const field = screen.getByLabelText(/^Noter satış belgesi, 2\. sayfa/);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.upload(field, new File(['x'], 'sayfa.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(calls.find((one) => one.call === 'addFileToCall')?.body).toEqual({
        encryptedCallId: 'a'.repeat(120),
        file: 'b'.repeat(32),
        returnedFileId: '2'.repeat(32),
        actionStatus: addFileStatus,
      }),
    );
  });

  it('links the page that takes an account, where the card refused the refund', async () => {
    const refusedStep = {
      state: 'now',
      title: 'Kartınız iadeyi kabul etmedi',
      at: null,
      note: '',
      needs: 'bankAccount',
    };
    openAccount('/police-iptal/takip/sonuc', proven({ getAddendumDetails: { ...detail, trail: [refusedStep] } }));
    expect(await screen.findByRole('link', { name: 'IBAN’ımı yaz' })).toHaveAttribute('href', '/iade-iban-bilgisi');
  });

  it('M319 asks again after an upload that could not be used', async () => {
    const again = { ...detail, cancellationHeader: 'Belgeyi yeniden yükleyin', documentInfo: 'Yeniden çekin.' };
    openAccount('/police-iptal/takip/sonuc', proven({ getAddendumDetails: again }));
    await heading('Belgeyi yeniden yükleyin');
    expect(screen.getByText('Yeniden çekin.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Belgeyi gönder' })).toBeVisible();
  });
});
