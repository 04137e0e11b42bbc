import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormFields } from '@emsal/forms/form-fields';
import { information, openAccount, signedIn } from '../testing/open-account';
import { occupationForm } from './occupation-form';

const jobInfo = { jobCode: '002', jobName: 'Aşçı', jobDesc: '', sourceId: 1 };
const quoterequestapi = [
  { code: '002', name: 'Aşçı' },
  { code: '003', name: 'Akademisyen' },
];
const replies = (more: object = {}) =>
  signedIn({ getCustomerInfo: { ...information, jobInfo }, quoterequestapi, ...more });
describe('/uyelik/hesabim/meslek', () => {
  it('M178 saves another occupation by keyboard, and says so', async () => {
    const { calls, container } = openAccount('/uyelik/hesabim/meslek', replies());
    const field = await screen.findByRole('combobox', { name: 'Meslek' });
    expect(field).toHaveValue('Aşçı');
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Mesleğinizi listeden seçin');
    await userEvent.type(field, 'aka');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    const saved = await screen.findByRole('heading', { name: 'Mesleğiniz kaydedildi' });
    expect(saved).toHaveFocus();
    expect(calls.filter(({ call }) => call === 'savecustomer')).toEqual([
      { call: 'savecustomer', body: { jobCode: '003' } },
    ]);
  });

  it('is a native list without scripts', () => {
    const { fields } = occupationForm([{ value: '003', label: 'Akademisyen' }]);
    const html = renderToStaticMarkup(<FormFields form={{}} fields={fields} errors={{}} initial={{}} />);
    expect(html).toMatch(/^<noscript>.*<select[^>]*name="jobCode".*Akademisyen.*<\/noscript>/);
  });

  it.each([
    ['kaydedildi', 'Mesleğiniz kaydedildi', 0],
    ['secilmedi', 'Mesleğinizi listeden seçin', 1],
  ])('says what a post without scripts led to: %s', async (answer, words, lists) => {
    openAccount(`/uyelik/hesabim/meslek?sonuc=${answer}`, replies());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByRole('combobox')).toHaveLength(lists);
  });

  it('is not for companies', async () => {
    const { at } = openAccount(
      '/uyelik/hesabim/meslek',
      signedIn({ getCustomerInfo: { ...information, isEntityTc: false } }),
    );
    await waitFor(() => expect(at()).toBe('/uyelik/hesabim'));
  });
});

it('is changed from the personal information, also where it is not known', async () => {
  openAccount('/uyelik/hesabim', signedIn());
  const known = within(await screen.findByRole('region', { name: 'Bilgilerim' }));
  expect(known.getByRole('link', { name: 'Ekle: Meslek' })).toHaveAttribute('href', '/uyelik/hesabim/meslek');
});
