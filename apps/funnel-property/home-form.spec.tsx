import { renderForm } from '@emsal/funnel/testing/render-form';
import { visitId } from '@emsal/funnel/testing/fake-api';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form as home } from '@emsal/lines/property/home/form';
import { samples } from '@emsal/lines/property/home/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictures } from './pictures/pictures';

const { answers } = sampleNamed(samples(dayInTurkey(new Date())), 'known address code, proposed sums');

const openSums = (given: AnswerSet = {}) =>
  renderForm(home, {
    path: '/konut-sigortasi/form/konut-ozellikleri',
    funnel: {
      visitId,
      isVerified: true,
      answers: { ...answers, earthquake: false, ...given },
      done: ['temel-bilgiler', 'kisisel-bilgiler', 'adres-bilgileri'],
    },
    pictures,
  });
const sum = (name: string) => screen.findByRole('textbox', { name });

describe('the sums of a home', () => {
  it('are proposed, and a typed one changes the picture’s total', async () => {
    await openSums();
    expect(await sum('Bina')).toHaveValue('3.245.000');
    expect(await screen.findByText(/^3\.925\.000/)).toBeVisible();
    fireEvent.change(await sum('Ev eşyası'), { target: { value: '1.000.000' } });
    expect(await screen.findByText(/^4\.335\.000/)).toBeVisible();
  });

  it('are those of the contents for a tenant', async () => {
    await openSums();
    await userEvent.click(await screen.findByRole('radio', { name: 'Kiracı' }));
    expect(screen.queryByRole('textbox', { name: 'Bina' })).not.toBeInTheDocument();
    expect(await sum('Ev eşyası')).toHaveValue('590.000');
  });

  it('say what DASK leaves unpaid, and that the earthquake cover pays it', async () => {
    await openSums();
    expect(await screen.findByText(/DASK, evinizin yeniden yapım bedelinin/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deprem teminatı ekle' }));
    expect(await screen.findByText(/Deprem teminatı, DASK’ın ödemediği/)).toBeVisible();
  });

  it('are refused at their field when they are out of bounds', async () => {
    await openSums({ glassSum: '4999' });
    await userEvent.click(await screen.findByRole('button', { name: 'Teklifleri getir' }));
    expect(await sum('Cam')).toHaveAccessibleDescription(/5\.000.*500\.000/);
  });
});
