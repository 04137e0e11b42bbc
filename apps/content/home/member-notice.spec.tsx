import { pageContext, type Page } from '@emsal/platform/page';
import { render, screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { trafficOnly, withinPage } from '../testing/within-page';
import { loadMember, type Member } from './member';
import { MemberNotice } from './member-notice';

const renewalPath = '/uyelik/hesabim/police/123/yenile';
const policy: Member['policies'][number] = {
  type: 'sold',
  branchId: 53,
  family: 'auto',
  state: 3,
  documentId: null,
  asset: { kind: null, plate: '', imei: '', uavtCode: '', petName: '', petType: '', insured: [] },
  id: 'p',
  line: 'TRAFFIC',
  lineName: 'Trafik sigortası',
  firmId: 31,
  firmName: 'Yakamoz',
  policyNo: '1',
  startDate: '2025-12-12',
  endDate: '2026-12-12',
  price: 1,
  status: 'active',
  insured: '34 EML 128',
  renewalPath,
};
const published: Page = { ...trafficOnly(), isPublished: () => true };
const shown = (member: Member | null, page = published) => render(withinPage(<MemberNotice member={member} />, page));

const load = (part: Partial<Page>) => {
  const context = new RouterContextProvider(new Map([[pageContext, { ...published, ...part }]]) as never);
  return loadMember({ context } as never);
};

describe('the home page of a customer', () => {
  it('greets and says what is to be done', () => {
    shown({ firstName: 'Ayşe', policies: [policy] });
    expect(screen.getByText('Merhaba Ayşe.')).toBeVisible();
    expect(screen.getByText(/Trafik sigortası poliçeniz 12\sAralık 2026 günü bitiyor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yenileme teklifi al' }).closest('form')).toHaveAttribute(
      'action',
      renewalPath,
    );
    expect(screen.getByRole('link', { name: 'Hesabıma git' })).toHaveAttribute('href', '/uyelik/anasayfa');
  });

  it('counts the policies while nothing is to be done', () => {
    shown({ firstName: 'Ayşe', policies: [{ ...policy, renewalPath: null }] });
    expect(screen.getByText(/1 poliçeniz var/)).toBeVisible();
  });

  it('shows nothing to anybody else, and asks nothing for them', async () => {
    expect(shown(null).container).toBeEmptyDOMElement();
    // `trafficOnly` throws at the first request.
    expect(await load({ customerName: () => null })).toBeNull();
    expect(await load({})).toBeNull();
  });

  it('is everybody’s when the session has ended', async () => {
    const transport: Page['transport'] = async () => ({ status: 200, body: { isSuccess: true, result: null } });
    expect(await load({ customerName: () => 'Ayşe', transport })).toBeNull();
  });
});
