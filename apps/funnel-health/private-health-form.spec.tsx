import { refused, visitId } from '@emsal/funnel/testing/fake-api';
import { renderForm, type FormSetting } from '@emsal/funnel/testing/render-form';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form } from '@emsal/lines/health/private-health/form';
import { samples } from '@emsal/lines/health/private-health/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const { answers } = sampleNamed(samples(dayInTurkey(new Date())), 'one adult');
const without = { ...answers, healthConsent: false, height: '', weight: '' };
const consent = () => screen.findByRole('checkbox', { name: /açık rıza/ });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Başvuruyu gönder' }));

const open = (given: typeof answers, replies: FormSetting['answers'] = {}) =>
  renderForm(form, {
    path: '/ozel-saglik-sigortasi/form/sigortali-bilgileri',
    funnel: { visitId, isVerified: true, answers: given, done: ['temel-bilgiler', 'kisisel-bilgiler'] },
    answers: replies,
  });

it('asks for height and weight after the explicit consent only', async () => {
  await open(without);
  expect(await consent()).not.toBeChecked();
  expect(screen.queryByRole('textbox', { name: /^Boy/ })).toBeNull();
  await userEvent.click(await consent());
  expect(await screen.findByRole('textbox', { name: /^Boy/ })).toBeVisible();
});

it('is not sent without the consent, and says so', async () => {
  const { api } = await open(without);
  await send();
  expect(await screen.findByRole('link', { name: /açık rızanızı işaretleyin/ })).toBeVisible();
  expect(api.calls()).not.toContain('POST CreateApplication');
});

it('F023 F070 becomes an application, and no offers are requested', async () => {
  const { api, path } = await open(answers);
  await send();
  await waitFor(() => expect(path()).toBe('/ozel-saglik-sigortasi/basvuru-tamamlandi'));
  expect(api.calls()).toEqual(expect.arrayContaining(['POST savehealthconsent', 'POST CreateApplication']));
  expect(api.calls()).not.toContain('POST createoffer');
});

it('shows at the consent that the server found none', async () => {
  const { path } = await open(answers, {
    'POST CreateApplication': refused('consentMissing', 'Rıza gerekiyor.', { healthConsent: 'Rıza gerekiyor.' }),
  });
  await send();
  expect(await screen.findByRole('link', { name: 'Rıza gerekiyor.' })).toBeVisible();
  expect(path()).toBe('/ozel-saglik-sigortasi/form/sigortali-bilgileri');
});
