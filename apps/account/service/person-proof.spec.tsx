import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { useLoaderData } from '@emsal/platform/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRoutes, refused, type Replies } from '../testing/open-account';
import { PersonProof } from './person-proof';
import { serviceLoader, type ServiceData } from './service-loader';

const Component = () => {
  const { proof, loaded } = useLoaderData<ServiceData<string>>();
  return loaded === null ? <PersonProof proof={proof} title="İptalim nerede?" lead="Bakın" /> : <h1>{loaded}</h1>;
};
const routes = [{ path: '/hizmet', loader: serviceLoader(async () => 'Başvurunuz'), Component }];
const sent = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };
const status = (step: string) => ({
  step,
  identityNoMasked: '100******46',
  phoneNumberMasked: '0532 *** ** 67',
  code: sent,
});
const open = (replies: Replies) => openRoutes({ routes, path: '/hizmet', replies });

async function typeNumbers() {
  await userEvent.type(await screen.findByLabelText(/TCKN veya VKN/), '10000000146');
  await userEvent.type(screen.getByLabelText(/Cep telefonu/), '532 123 45 67');
  await userEvent.click(screen.getByRole('button', { name: 'Kod gönder' }));
}

describe('the proof before a service page', () => {
  it('M481 M482 asks for identity and telephone, then for the code, then shows the page', async () => {
    const steps = ['start', 'otp', 'proven'];
    const replies: Replies = { SendOtp: sent, otpValidate: status('proven') };
    Object.defineProperty(replies, 'getOtpVerificationStatus', { get: () => status(steps.shift()!) });
    const { calls, container } = open(replies);
    expect(await screen.findByRole('heading', { level: 1, name: 'İptalim nerede?' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await typeNumbers();
    await userEvent.type(await screen.findByLabelText(/haneli kod/), '123456');
    expect(await screen.findByRole('heading', { name: 'Başvurunuz' })).toBeVisible();
    const numbers = { identityNo: '10000000146', phoneNumber: '5321234567' };
    expect(calls.filter(({ call }) => call === 'SendOtp').map(({ body }) => body)).toEqual([numbers, {}]);
  });

  it('M481 says at its field what is wrong, and sends nothing', async () => {
    const { calls } = open({ getOtpVerificationStatus: status('start') });
    await userEvent.click(await screen.findByRole('button', { name: 'Kod gönder' }));
    expect(screen.getByLabelText(/TCKN veya VKN/)).toBeInvalid();
    expect(calls.map(({ call }) => call)).not.toContain('SendOtp');
  });

  it('M481 shows why no code was sent', async () => {
    open({ getOtpVerificationStatus: status('start'), SendOtp: refused('otpCapReached', 'Kod sınırına ulaşıldı.') });
    await typeNumbers();
    expect(await screen.findByText('Kod sınırına ulaşıldı.')).toBeVisible();
  });
});
