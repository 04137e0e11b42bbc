import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen } from '@testing-library/react';
import { fakePage, noResponse } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const verifyPolicy = 'GET policyrequest/VerifyPolicy/';
const code = '0123456789abcdef'.repeat(2);
const policy = {
  policyNo: '001274831092',
  firmName: 'Yakamoz Sigorta',
  line: 'TRAFFIC',
  lineName: 'Trafik Sigortası',
  insured: 'E*** Y***',
  startDate: '2026-12-14',
  endDate: '2027-12-14',
  isValid: true,
  hasBegun: true,
};
const open = async (answer: unknown, requested = code) => {
  const page = fakePage({ [verifyPolicy]: answer });
  const view = openPage(`/police-dogrula/${requested}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};

describe('the policy verification page', () => {
  it('shows that the policy is in force, the masked insured and the period', async () => {
    const { container } = await open(policy);
    for (const text of ['Poliçe geçerli', '001274831092', 'E*** Y***', '14.12.2026 – 14.12.2027'])
      expect(screen.getByText(text)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('leaves out an unknown name', async () => {
    await open({ ...policy, insured: '' });
    expect(screen.queryByText('Sigortalı')).toBeNull();
  });

  it.each([
    ['Poliçe düzenlendi; 14\u00A0Aralık 2026 günü başlar', { ...policy, hasBegun: false }],
    ['Poliçenin süresi dolmuş', { ...policy, isValid: false }],
    ['Bu kod bir poliçemize ait değil', null],
    ['Poliçe şu anda sorgulanamadı', noResponse],
  ])('says %s', async (title, answer) => {
    await open(answer);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('does not request a malformed code', async () => {
    const { page } = await open(policy, 'abc');
    expect(page.calls).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Bu kod bir poliçemize ait değil' })).toBeVisible();
  });
});
