import type { UnplatedPolicy } from '@emsal/api/calls/self-service/plate-addendum';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { emptyPlateForm, withPlate } from '@emsal/validation/plate-request/plate-request';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, type Replies } from '../testing/open-account';

const status = (step: string) => ({
  step,
  identityNoMasked: '100******46',
  phoneNumberMasked: '0532 *** ** 67',
  code: null,
});
const kasko: UnplatedPolicy = {
  policyNo: '100',
  line: 'AUTO',
  lineName: 'Kasko',
  firmId: 31,
  firmName: 'Uçurtma Dijital',
  endDate: '2027-11-20',
  vehicle: 'BMW 320i 2026 · WBA3A5C50DF350350',
  state: 'missing',
  note: '',
  plate: emptyPlateForm,
};
const traffic: UnplatedPolicy = { ...kasko, policyNo: '101', line: 'TRAFFIC', lineName: 'Trafik' };
const other: UnplatedPolicy = { ...kasko, policyNo: '102', vehicle: 'Togg T10X 2026 · NM4A5C50DF3503511' };
const open = (policies: UnplatedPolicy[], replies: Replies = {}) =>
  openAccount('/plaka-ekle', {
    getOtpVerificationStatus: status('proven'),
    HasYKPlateAddendum: { hasYKPlateAddendum: policies.length > 0, policies },
    entryFile: { uploadId: 'f1' },
    ...replies,
  });
const created = (state: UnplatedPolicy['state']) => ({
  CreateYKPlateAddendum: {
    plate: withPlate(emptyPlateForm, '06EML340'),
    policies: [{ ...kasko, state }],
    promisedOn: '2026-11-30',
  },
});
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Plakayı ekle' }));
async function fill() {
  await userEvent.type(await screen.findByLabelText('Plaka'), '06 EML 340');
  await userEvent.type(screen.getByLabelText('Belge seri numarası'), 'AC 340912');
  const image = new File(['x'], 'ruhsat.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Ruhsatın fotoğrafı'), image);
  await screen.findByText('ruhsat.jpg');
}

describe('/plaka-ekle', () => {
  it('M144 asks whose policy it is before it shows one', async () => {
    const { calls } = open([kasko], { getOtpVerificationStatus: status('start') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Plakanızı poliçenize ekleyin' })).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual(['getOtpVerificationStatus']);
  });

  it('M144 M217 sends plate, serial and image once for all policies of the vehicle', async () => {
    const { calls, container } = open([kasko, traffic], created('atInsurer'));
    await fill();
    expect(screen.queryByText('Hangi araç?')).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: '06 EML 340' })).toBeVisible();
    expect(screen.getByText(/sigorta şirketine ilettik/)).toBeVisible();
    const [sent] = calls.filter(({ call }) => call === 'CreateYKPlateAddendum');
    expect(sent!.body).toMatchObject({ policyNo: '100', licensePlateNo: '06 EML 340', file: 'f1' });
  });

  it('M367 M368 M369 says at each field what is missing, and which vehicle is meant', async () => {
    const { calls } = open([kasko, other]);
    await screen.findByLabelText('Plaka');
    await submit();
    for (const message of ['Aracı seçin', 'Belge seri numarasını girin', 'Ruhsatın fotoğrafını yükleyin'])
      expect(screen.getAllByText(message)[0]).toBeVisible();
    expect(screen.getByLabelText('Plaka')).toBeInvalid();
    expect(calls.map(({ call }) => call)).not.toContain('CreateYKPlateAddendum');
  });

  it('tells by when somebody answers where an employee checks it', async () => {
    open([kasko], created('asked'));
    await fill();
    await submit();
    expect(
      await screen.findByText(/30\u00A0Kasım 2026 günü yanıt veririz/, { normalizer: (text) => text }),
    ).toBeVisible();
  });

  it('says that no plate is missing, and how far a request is', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Plakası eksik poliçeniz yok' })).toBeVisible();
    open([{ ...kasko, state: 'asked' }]);
    expect(await screen.findByText('Plaka talebiniz inceleniyor')).toBeVisible();
  });
});
