import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { information, openAccount, signedIn } from '../testing/open-account';

const incomplete = signedIn({
  getCustomerInfo: { ...information, missing: ['address'] },
  quoterequestapi: [],
});

it('M129 M508 asks what is missing only, with the districts of the chosen province', async () => {
  const { calls, at, container } = openAccount('/uyelik/kisisel-bilgiler?hedef=%2Fuyelik%2Fanasayfa', {
    ...incomplete,
    quoterequestapi: [{ cityId: '34', cityName: 'İstanbul', districtId: '3401', districtName: 'Kadıköy' }],
    updateCustomerMissingInformation: { missing: [] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Bilgilerinizi tamamlayın' });
  expect(screen.queryByLabelText('Ad')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('İl'), '34');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Kadıköy' })).toBeInTheDocument());
  await userEvent.selectOptions(screen.getByLabelText('İlçe'), '3401');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve devam et' }));
  await waitFor(() => expect(at()).toBe('/uyelik/anasayfa'));
  expect(calls.find(({ call }) => call === 'updateCustomerMissingInformation')?.body).toEqual({
    cityCode: '34',
    districtCode: '3401',
  });
});

it('M180 asks a company for its title', async () => {
  const { calls } = openAccount('/uyelik/kisisel-bilgiler', {
    ...signedIn({ getCustomerInfo: { ...information, isEntityTc: false, missing: ['name'] } }),
    quoterequestapi: [],
    updateCustomerMissingInformation: { missing: [] },
  });
  await userEvent.type(await screen.findByLabelText('Şirketin unvanı'), 'Kuzey Lojistik A.Ş.');
  expect(screen.queryByLabelText('Ad')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve devam et' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'updateCustomerMissingInformation')?.body).toEqual({
      companyName: 'Kuzey Lojistik A.Ş.',
    }),
  );
});
