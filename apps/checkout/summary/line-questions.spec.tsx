import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPolicyInfo, fillSummary, submitSummary, openSummary } from '../testing/open-summary';
import { information, orderResponses } from '../testing/order-responses';
import { list, noResponse } from '../testing/fake-page';
import { openDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  vi.mocked(openDocument).mockClear();
  sessionStorage.clear();
});

describe('questions of some lines', () => {
  const withQuestions = (asks: Partial<typeof information.asks>) => ({
    'GET policyrequest/GetInformations/': { ...information, asks: { ...information.asks, ...asks } },
  });

  it('a loss payee: bank, branch and borrower', async () => {
    const { page, container } = await openSummary(withQuestions({ payee: true }));
    await fillSummary();
    await submitSummary();
    expect(screen.getAllByText('Rehinli alacaklı olup olmadığını seçin')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Var' }));
    await screen.findByRole('option', { name: 'Örnek Bankası' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banka' }), '0010');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şubenin ili' }), '34');
    await screen.findByRole('option', { name: 'Kadıköy Şubesi' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), '77');
    await userEvent.type(screen.getByRole('textbox', { name: /Kredi sahibinin/ }), '10000000078');
    expect(await axeViolations(container)).toEqual([]);
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(createPolicyInfo)[0]?.body?.['payee']).toEqual({
      payeeStatus: true,
      bankCode: '0010',
      bankCity: '34',
      branchCode: '77',
      financialCompanyCode: '',
      tcOrTaxNo: '10000000078',
    });
  });

  const bankList = 'GET quoterequestapi/sharedstep/GetBankList';

  it('says that the list of banks is on its way', async () => {
    await openSummary({ ...withQuestions({ payee: true }), [bankList]: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('radio', { name: 'Var' }));
    expect(screen.getByRole('combobox', { name: 'Banka' })).toHaveDisplayValue('Yükleniyor…');
    expect(screen.getByRole('combobox', { name: 'Şube' })).toHaveDisplayValue('Seçin');
  });

  it.each([
    ['fails', noResponse],
    ['comes empty', list([])],
  ])('a list of banks that %s can be requested again', async (_, first) => {
    let reply: unknown = first;
    await openSummary({ ...withQuestions({ payee: true }), [bankList]: () => reply });
    await userEvent.click(screen.getByRole('radio', { name: 'Var' }));
    await screen.findByText('Banka listesi şu anda gelmiyor. Yazdıklarınız duruyor.');
    reply = orderResponses[bankList];
    await userEvent.click(screen.getByRole('button', { name: 'Listeyi yeniden iste' }));
    await screen.findByRole('option', { name: 'Örnek Bankası' });
    expect(screen.queryByText(/şu anda gelmiyor/)).not.toBeInTheDocument();
  });

  it('another bank or province asks for its branch again', async () => {
    await openSummary({
      ...withQuestions({ payee: true }),
      [bankList]: list([
        { code: '0010', name: 'Örnek Bankası' },
        { code: '0020', name: 'Başka Banka' },
      ]),
      'GET quoterequestapi/sharedstep/getbankbranchlist/0020/34': list([{ code: '77', name: 'Moda Şubesi' }]),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Var' }));
    await screen.findByRole('option', { name: 'Örnek Bankası' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banka' }), '0010');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şubenin ili' }), '34');
    await screen.findByRole('option', { name: 'Kadıköy Şubesi' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), '77');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banka' }), '0020');
    await screen.findByRole('option', { name: 'Moda Şubesi' });
    expect(screen.getByRole('combobox', { name: 'Şube' })).toHaveValue('');
  });

  it('no loss payee is an answer too', async () => {
    const { page } = await openSummary(withQuestions({ payee: true }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yok' }));
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(createPolicyInfo)[0]?.body?.['payee']).toMatchObject({ payeeStatus: false });
  });

  it('the notary sale', async () => {
    const { page, container } = await openSummary(withQuestions({ notarySale: true }));
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Noterin ili' }), '34');
    await userEvent.type(screen.getByRole('textbox', { name: 'Noterin adı' }), 'Kadıköy 5. Noterliği');
    for (const [box, text] of Object.entries({ Gün: '24', Ay: '11', Yıl: '2026' }))
      await userEvent.type(screen.getByRole('textbox', { name: box }), text);
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.callsTo(createPolicyInfo)[0]?.body?.['notarySale']).toEqual({
      city: '34',
      notaryName: 'Kadıköy 5. Noterliği',
      saleDate: '2026-11-24',
      saleNo: '',
    });
  });
});
