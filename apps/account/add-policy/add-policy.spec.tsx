import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, refused, signedIn } from '../testing/open-account';
import { externalDetail } from '../testing/sample-policies';

const products = [{ id: 'HOME', branchId: 1, slug: 'konut-sigortasi', name: 'Konut Sigortası', family: 'property' }];
const open = (replies: object = {}) =>
  openAccount('/uyelik/hesabim/police-ekle', signedIn(replies as Record<string, unknown>), { products } as never);
const fill = async () => {
  await userEvent.selectOptions(await screen.findByLabelText('Sigorta türü'), 'HOME');
  await userEvent.type(screen.getByLabelText('Şirket'), 'Nilüfer');
  await userEvent.type(screen.getByLabelText('Poliçe numarası'), '200');
  await userEvent.type(screen.getByLabelText('Gün'), '30');
  await userEvent.type(screen.getByLabelText('Ay'), '5');
  await userEvent.type(screen.getByLabelText('Yıl'), '2027');
};

describe('/uyelik/hesabim/police-ekle', () => {
  it('M138 M509 adds a policy and opens it', async () => {
    const { calls, at, container } = open({
      addCustomerExternalPolicy: { externalPolicyId: externalDetail.id, policyNo: '200' },
      getCustomerPolicy: externalDetail,
    });
    await fill();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Poliçeyi ekle' }));
    await waitFor(() => expect(at()).toBe('/uyelik/hesabim/police/200'));
    expect(calls.find(({ call }) => call === 'addCustomerExternalPolicy')?.body).toEqual({
      line: 'HOME',
      firmName: 'Nilüfer',
      policyNo: '200',
      endDate: '2027-5-30',
      insured: '',
    });
  });

  it('M138 asks for what is missing before it sends anything', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Poliçeyi ekle' }));
    expect(screen.getAllByText('Sigortanın türünü seçin')[0]).toBeVisible();
    expect(calls.some(({ call }) => call === 'addCustomerExternalPolicy')).toBe(false);
    expect(document.title).toBe('Hata: Başka yerden aldığınız poliçe | Emsal');
    await fill();
    expect(document.title).toBe('Başka yerden aldığınız poliçe | Emsal');
  });

  it('shows what the server refuses', async () => {
    open({
      addCustomerExternalPolicy: refused('policyKnown', 'Zaten var.', { policyNo: 'Bu poliçe listenizde var.' }),
    });
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Poliçeyi ekle' }));
    expect((await screen.findAllByText('Bu poliçe listenizde var.'))[0]).toBeVisible();
  });
});
