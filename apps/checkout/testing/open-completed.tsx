/** Opens the completed page for tests. */
import { screen } from '@testing-library/react';
import { fakePage } from './fake-page';
import type { Responses } from './fake-page';
import { openPage } from './open-page';
import { outcomeOf } from './order-responses';

export const odeme = 'o'.repeat(32);
export const completed = outcomeOf('completed', {
  policyNo: '0012 7483 1092',
  firmName: 'Yakamoz Sigorta',
  total: 18_783_45,
  paidAt: '2026-11-21T10:00:00.000Z',
  startDate: '2026-12-14',
  endDate: '2027-12-14',
  afterSale: {
    title: 'Hayırlı olsun, poliçeniz hazır.',
    start: 'Trafik sigortanız başlar.',
    following: 'Eski poliçenizi iptal etmenize gerek yok, süresi dolunca biter.',
    ending: 'Yenilemeden önce yine kıyaslayın.',
    claims: 'Önce güvenli bir yere geçin.',
    relatedLine: 'AUTO',
  },
  terms: [{ title: 'Cayma', text: '14 gün içinde cayabilirsiniz.' }],
  documents: [
    { kind: 'informationForm', name: 'Bilgilendirme formu', url: '/api/document/2' },
    { kind: 'policy', name: 'Trafik poliçesi', url: '/api/document/1' },
  ],
});
/** The outcome of a line that asks for this after the sale. */
export const completedAsking = (...tasks: string[]) => ({
  ...completed,
  afterSale: { ...completed.afterSale!, tasks },
});
export const addMail = 'POST policyrequest/AddToPdfMail';
export const cross = 'POST quoterequestapi/offer/GetCrossOfferCount';

export const openCompleted = async (more: Responses = {}, slug = 'trafik-sigortasi') => {
  const page = fakePage({ 'POST policyrequest/Success': completed, [addMail]: null, [cross]: [], ...more });
  const view = openPage(`/${slug}/police-basarili?odeme=${odeme}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
