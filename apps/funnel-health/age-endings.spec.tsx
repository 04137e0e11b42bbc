import { visitId } from '@emsal/funnel/testing/fake-api';
import { renderForm } from '@emsal/funnel/testing/render-form';
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { samples as accidentSamples } from '@emsal/lines/health/personal-accident/samples';
import { form as pet } from '@emsal/lines/health/pet/form';
import { samples as petSamples } from '@emsal/lines/health/pet/samples';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { addMonths, addYears } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const today = dayInTurkey(new Date());
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const openAccident = (birthdayInsured: string) =>
  renderForm(personalAccident, {
    path: '/ferdi-kaza-sigortasi/form/kisisel-bilgiler',
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...accidentSamples(today)[1]!.answers, birthdayInsured },
      done: ['temel-bilgiler'],
    },
  });

const openPet = (birthDate: string) =>
  renderForm(pet, {
    path: '/evcil-hayvan-sigortasi/form/sigorta-bilgileri',
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...petSamples(today)[0]!.answers, birthDate },
      done: ['temel-bilgiler', 'kisisel-bilgiler'],
    },
  });

it('F453 M605 whoever is 65 reads that nobody sells, what else there is, and nothing is red', async () => {
  const { container } = await openAccident(addYears(today, -67));
  await press('Devam et');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/65 yaşına kadar/);
  expect(screen.queryByRole('alert')).toBeNull();
  const ways = within(screen.getByRole('list', { name: 'Yapabilecekleriniz' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/seyahat-saglik-sigortasi',
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:\/\/wa\.me/),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('whoever is 17 reads from which age it is sold', async () => {
  await openAccident(addYears(today, -17));
  await press('Devam et');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/18 yaşından itibaren/);
});

it('a mistyped birth date is corrected where it was typed, beside everything else that was typed', async () => {
  await openAccident(addYears(today, -67));
  await press('Devam et');
  await press('Doğum tarihini düzelt');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('group', { name: /Doğum tarihi/ })).not.toHaveAccessibleDescription(/65/);
  const year = screen.getByRole('textbox', { name: 'Yıl' });
  expect(year).toHaveValue(addYears(today, -67).slice(0, 4));
  expect(year).toBeVisible();
  expect(year).toBeValid();
  await press('Devam et');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/65 yaşına kadar/);
});

it.each([
  ['F434', addMonths(today, -3), 'FINDIK biraz daha büyüsün', formatLongDate(addMonths(addMonths(today, -3), 6))],
  ['F435', addYears(today, -10), 'Yeni poliçe 10 yaşına kadar yapılıyor', 'FINDIK'],
])('%s an animal born on %s: %s', async (_, born, title, said) => {
  await openPet(born);
  await press('Teklifleri getir');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(new RegExp(said.replaceAll(/\s/g, '\\s')), { selector: 'p' })).toBeVisible();
});

it('other wrong answers have no page', async () => {
  await openAccident('1850-01-01');
  await press('Devam et');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Yapabilecekleriniz' })).toBeNull();
});
