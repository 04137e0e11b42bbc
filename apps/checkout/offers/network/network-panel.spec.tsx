import { PageProvider } from '@emsal/platform/page';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, list } from '../../testing/fake-page';
import { NetworkPanel } from './network-panel';

const base = 'GET quoterequestapi/ComplementHealth';
const institution = { companyName: 'Örnek Kadıköy Hastanesi' };
const network = '151/NET151';
const answers = {
  [`${base}/GetContractedCompanyCities/${network}`]: list([{ cityName: 'İstanbul' }, { cityName: 'İzmir' }]),
  [`${base}/GetContractedCompanyDistricts/${network}/`]: list([{ districtName: 'Kadıköy' }]),
  [`${base}/GetContractedCompanyType/${network}/`]: list([{ companyType: 'hastane', companyTypeName: 'Hastane' }]),
  [`${base}/GetContractedCompany/${network}/`]: list([institution]),
};

const open = (given: Record<string, unknown> = answers) => {
  render(
    <PageProvider value={fakePage(given)}>
      <NetworkPanel network={{ firmId: 151, networkKey: 'NET151' }} />
    </PageProvider>,
  );
};
const select = async (name: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
};

it('F267 F544 F545 M235 M236 leads from the province to the institutions of the offer’s network', async () => {
  open();
  await select('İl', 'İstanbul');
  await select('İlçe', 'Kadıköy');
  await select('Kurum türü', 'Hastane');
  expect(await screen.findByText(institution.companyName)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 kurum bulundu');
  expect(await axeViolations(document.body)).toEqual([]);
});

it('another province clears what was chosen below it', async () => {
  open();
  await select('İl', 'İstanbul');
  await select('İlçe', 'Kadıköy');
  await select('İl', 'İzmir');
  expect(await screen.findByRole('combobox', { name: 'İlçe' })).toHaveValue('');
  expect(screen.queryByRole('combobox', { name: 'Kurum türü' })).toBeNull();
});

it('says so while the list cannot be opened', async () => {
  open({});
  expect(await screen.findByText(/Kurum listesi şu anda açılamıyor/)).toBeVisible();
});
