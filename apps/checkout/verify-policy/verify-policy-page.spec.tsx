import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen } from '@testing-library/react';
import { fakePage, noAnswer } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const ask = 'GET policyrequest/VerifyPolicy/';
const code = '0123456789abcdef'.repeat(2);
const policy = {
  policyNo: '001274831092',
  firmName: 'Yakamoz Sigorta',
  line: 'TRAFFIC',
  insured: 'E*** Y***',
  startDate: '2026-12-14',
  endDate: '2027-12-14',
  isValid: true,
  hasBegun: true,
};
const open = async (answer: unknown, asked = code) => {
  const page = fakePage({ [ask]: answer });
  const view = openPage(`/police-dogrula/${asked}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};

describe('the page behind the QR of a policy', () => {
  it('says that the policy holds, whose it is, masked, and for how long', async () => {
    const { container } = await open(policy);
    for (const words of ['Poliçe geçerli', '001274831092', 'E*** Y***', '14.12.2026 – 14.12.2027'])
      expect(screen.getByText(words)).toBeVisible();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('names nobody where no name is known', async () => {
    await open({ ...policy, insured: '' });
    expect(screen.queryByText('Sigortalı')).toBeNull();
  });

  it.each([
    ['Poliçe düzenlendi; 14\u00A0Aralık 2026 günü başlar', { ...policy, hasBegun: false }],
    ['Poliçenin süresi dolmuş', { ...policy, isValid: false }],
    ['Bu kod bir poliçemize ait değil', null],
    ['Poliçe şu anda sorgulanamadı', noAnswer],
  ])('says %s', async (title, answer) => {
    await open(answer);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('asks nobody about a code of another shape', async () => {
    const { page } = await open(policy, 'abc');
    expect(page.heard).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Bu kod bir poliçemize ait değil' })).toBeVisible();
  });
});
