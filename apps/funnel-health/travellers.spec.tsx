import { visitId } from '@emsal/funnel/testing/fake-api';
import { renderForm } from '@emsal/funnel/testing/render-form';
import type { AnswerSet, Row } from '@emsal/lines/kit/grammar/field';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form } from '@emsal/lines/health/travel/form';
import { samples } from '@emsal/lines/health/travel/samples';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const { answers } = sampleNamed(samples(dayInTurkey(new Date())), 'known person');
const spouse = { birthDate: '1986-05-02' };
const option = (code: string) => [{ code, name: code }];

const child = { insuredTcNo: '20000000800', birthdayInsured: '2015-01-01', showParentName: true };

const open = (travellers: readonly Row[] = [], known: AnswerSet = answers) =>
  renderForm(form, {
    path: '/seyahat-saglik-sigortasi/form/sigorta-bilgileri',
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...known, ...(travellers.length > 0 && { travellers }) },
      done: ['temel-bilgiler', 'kisisel-bilgiler', 'meslek-bilgisi'],
    },
    answers: {
      'GET destinations': option('1'),
      'GET travelReasons': option('1'),
      'GET 1': option('IT'),
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const traveller = async (name: string) => within(await screen.findByRole('group', { name }));

it('a traveller alone adds nobody and is asked nothing more', async () => {
  const { api } = await open();
  expect(await screen.findByRole('button', { name: 'Yolcu ekle' })).toBeVisible();
  expect(screen.queryByRole('group', { name: '2. yolcu' })).toBeNull();
  await press('Teklifleri getir');
  await waitFor(() => expect(api.calls()).toContain('POST savetravelhealthinsurance'));
});

it('who travels along is added, named in each error, and removed; the others keep what was typed', async () => {
  const { container } = await open([spouse]);
  await press('Yolcu ekle');
  const third = await traveller('3. yolcu');
  expect(third.getByRole('textbox', { name: 'Gün' })).toHaveFocus();
  expect(third.queryByRole('textbox', { name: /kimlik/ })).toBeNull();
  await press('Teklifleri getir');
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByRole('link', { name: '3. yolcu: Doğum tarihini girin' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await press('Çıkar: 3. yolcu');
  expect((await traveller('2. yolcu')).getByRole('textbox', { name: 'Yıl' })).toHaveValue('1986');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('M374 an adult beside a child is asked for the number, as the policyholder; without one the parent follows', async () => {
  await open([spouse], { ...answers, ...child });
  const second = await traveller('2. yolcu');
  expect(second.getByRole('textbox', { name: /TC kimlik no/ })).toHaveAccessibleDescription(/bu yolcunun adına/);
  await userEvent.clear(second.getByRole('textbox', { name: 'Yıl' }));
  await userEvent.type(second.getByRole('textbox', { name: 'Yıl' }), '2015');
  expect(second.queryByRole('textbox', { name: /TC kimlik no/ })).toBeNull();
  await press('Devam et');
  expect(await screen.findByRole('textbox', { name: /Ebeveynin TC kimlik no/ })).toBeVisible();
});

it('says who is too old before anything is sent', async () => {
  await open([{ ...spouse, birthDate: '1930-01-01' }]);
  expect(await screen.findByText(/^2\. yolcu 80 yaşından büyük\./)).toBeVisible();
});
