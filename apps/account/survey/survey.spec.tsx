import type { VehicleSurvey } from '@emsal/api/calls/self-service/vehicle-survey';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, type Replies } from '../testing/open-account';

const survey = (sales: VehicleSurvey['step2']['sales']): VehicleSurvey => ({
  step1: { policyStatus: [], tcNoOrTaxNo: '100******46', licensePlateNo: '34 KVR 57' },
  step2: { sales },
  ocrItems: [],
  rawDataLogId: null,
});
const open = (replies: Replies) => openAccount(`/arac-anketi/${'a'.repeat(120)}`, replies);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Yanıtı gönder' }));

describe('/arac-anketi/{hashedId}', () => {
  it('M145 M215 asks one question about the sold vehicle, and leads whoever has bought to offers', async () => {
    const given = [survey(null), survey('5')];
    const replies: Replies = { SubmitSurveyAnswer: null };
    Object.defineProperty(replies, 'GetSurveyDetails', { get: () => given.shift() });
    const { calls, container } = open(replies);
    expect(await screen.findByText(/34 KVR 57 plakalı aracınızı sattığınız/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Aldım bile/ }));
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Yanıtınızı aldık' })).toBeVisible();
    expect(calls.find(({ call }) => call === 'SubmitSurveyAnswer')!.body).toMatchObject({ step2: { sales: '5' } });
    expect(screen.getByRole('link', { name: 'Kasko teklifi al' })).toHaveAttribute('href', '/kasko-sigortasi');
  });

  it('asks for an answer before it sends anything', async () => {
    const { calls } = open({ GetSurveyDetails: survey(null) });
    await screen.findByRole('heading', { level: 1 });
    await send();
    expect(screen.getAllByText('Bir yanıt seçin')[0]).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual(['GetSurveyDetails']);
  });

  it('says when the link is over', async () => {
    open({ GetSurveyDetails: refused('surveyOver', 'Süresi doldu.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu anket açılamıyor' })).toBeVisible();
    expect(screen.getByText('Süresi doldu.')).toBeVisible();
  });
});
