import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../testing/fake-api';
import { sampleLine } from '../testing/sample-line';
import { renderForm } from '../testing/render-form';
import { visitId } from '../testing/fake-api';
import { press } from '../testing/open-steps';
import { peopleField, peopleStep } from '@emsal/lines/kit/samples/example-group';

const apply = 'POST CreateApplication';
const reason = 'Aile poliçesini danışmanımız hazırlıyor.';
const line = {
  ...sampleLine,
  facts: { ...sampleLine.facts, family: 'health' as const },
  fields: { ...sampleLine.fields, people: peopleField },
  parts: [{ slug: 'kisiler', menu: 'insured' as const, steps: [peopleStep] }],
};

async function finish(answer: unknown) {
  const form = await renderForm(line, {
    path: '/trafik-sigortasi/form/kisiler',
    funnel: { visitId, answers: { people: [{ fullName: 'Ayşe', relation: 'self' }] }, isVerified: true },
    answers: { 'POST createoffer': refused('402', reason), [apply]: answer },
  });
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Bu teklifi danışmanımız hazırlıyor' });
  expect(within(dialog).getByText(reason)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Danışman beni arasın' }));
  return form;
}

it('F024 F025 F026 what only an adviser can answer becomes an application, on its own page', async () => {
  const { api, path } = await finish({ applicationNo: '1234567890' });
  await waitFor(() => expect(path()).toBe('/trafik-sigortasi/basvuru-tamamlandi'));
  expect(api.sent.find(({ call }) => call === apply)?.body).toEqual({ visitId });
});

it('says why the application failed, and can be pressed again', async () => {
  await finish(refused('notVerified', 'Telefonunuzu yeniden doğrulayın.'));
  expect(await screen.findByText('Telefonunuzu yeniden doğrulayın.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Danışman beni arasın' })).toBeEnabled();
});
