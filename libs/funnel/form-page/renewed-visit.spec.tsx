/** The visit ends while its form is open, or before its page is loaded again (decision 312). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { refused, visitId } from '../testing/fake-api';
import { atFirst, atPerson, fill, firstStep, identity, person, press, verified } from '../testing/open-steps';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { refusalTexts } from '../submission/refusal.texts';

const next = 'fedcba9876543210fedcba9876543210';
const ended = refused('notFound', 'yok');
const answersOf = (id: string) => ({ 'POST createfunnel': id, 'POST isotprequired': { isOtpRequired: true } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const codeField = () => screen.findByLabelText(/6 haneli kod/);

beforeEach(() => sessionStorage.clear());

/** Every call of the ended visit is refused, every call of the new one succeeds. */
function endVisit(page: Awaited<ReturnType<typeof atFirst>>['page']) {
  const { transport } = page;
  page.transport = async (wire, options) => {
    const isEnded = wire.path.includes(visitId) || wire.body?.['visitId'] === visitId;
    return isEnded ? { status: 404, body: ended.refusal } : transport(wire, options);
  };
}

it('goes on unnoticed where nothing was proven yet: the code is sent for a new visit', async () => {
  const { page, api, store } = await atFirst({ answers: answersOf(next), funnel: { visitId } });
  endVisit(page);
  await fill(/TCKN veya VKN/, identity);
  await fill(/Cep telefonu/, '5321234567');
  await press();
  expect(await codeField()).toBeVisible();
  await waitFor(() => expect(api.sent.at(-1)).toEqual({ call: 'POST sendotp', body: { visitId: next } }));
  expect(api.sent.find(({ call }) => call === 'POST save')?.body).toMatchObject({
    visitId: next,
    answers: { shortLicenseOwnerTcOrTaxNo: identity, phoneNumber: '5321234567' },
  });
  expect(selectFunnel('TRAFFIC')(store.getState()).visitId).toBe(next);
});

it('at the code leads back to the form, which says so and keeps all; then a new code is sent', async () => {
  const { page, api } = await atFirst({
    path: firstStep,
    answers: answersOf(visitId),
    funnel: { visitId, answers: verified.answers },
  });
  await press();
  await userEvent.type(await codeField(), '12345');
  endVisit(page);
  api.answer('POST createfunnel', next);
  await userEvent.type(await codeField(), '6');
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalTexts.visitRenewed);
  expect(screen.queryByLabelText(/6 haneli kod/)).toBeNull();
  await press();
  await codeField();
  await waitFor(() => expect(api.sent.at(-1)).toEqual({ call: 'POST sendotp', body: { visitId: next } }));
});

it('at a later step leads to the step that proves the person, with every answer stored in the new visit', async () => {
  const { page, api, path, store } = await atPerson({ answers: answersOf(next) });
  endVisit(page);
  await fill('Gün', '12');
  await fill('Ay', '4');
  await fill('Yıl', '1985');
  await fill('Plaka', '34 abc 12');
  await press();
  expect(await title('Temel bilgiler')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalTexts.visitRenewed);
  await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler'));
  await waitFor(() =>
    expect(api.sent.find(({ call }) => call === 'POST save')?.body).toMatchObject({
      visitId: next,
      answers: { ...verified.answers, ...person },
    }),
  );
  expect(selectFunnel('TRAFFIC')(store.getState())).toMatchObject({ visitId: next, isVerified: false, done: [] });
  await press();
  await codeField();
});

it('that ended before the page was loaded is told at the first step, with what is not kept', async () => {
  await renderForm(sampleLine, {
    path: '/trafik-sigortasi/form/kisisel-bilgiler',
    page: { visitId: () => visitId },
    answers: { 'GET draft': ended },
  });
  expect(await title('Temel bilgiler')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalTexts.visitEnded);
  expect(location.search).toBe('?neden=oturum');
});
