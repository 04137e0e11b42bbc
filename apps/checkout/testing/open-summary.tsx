/** Opens and fills the policy information page for tests. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage } from './fake-page';
import type { Responses } from './fake-page';
import { openPage } from './open-page';
import { chosenOffer, orderResponses } from './order-responses';

export const createPolicyInfo = 'POST policyrequest/CreatePolicyInfo';
export const permit = 'POST policyrequest/SaveAnnouncementPermission';
export const savePayer = 'POST policyrequest/SaveInsurer';
export const codeNeeded = 'POST policyrequest/IsOtpRequired';

export const openSummary = async (more: Responses = {}) => {
  const page = fakePage({
    ...orderResponses,
    [createPolicyInfo]: { policyInfoId: chosenOffer.id },
    [permit]: null,
    [savePayer]: null,
    [codeNeeded]: { isOtpRequired: false, phoneNumberMasked: '0532 *** ** 18' },
    ...more,
  });
  const view = openPage('/trafik-sigortasi/police-bilgileri', page);
  await screen.findByRole('heading', { level: 1, name: 'Poliçe bilgilerini onaylayın' });
  return { page, ...view };
};

/** Presses the submit button. */
export const submitSummary = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Ödemeye geç' }));

export async function fillSummary(): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İl' }), 'İstanbul');
  await screen.findByRole('option', { name: 'Kadıköy' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İlçe' }), 'Kadıköy');
  await userEvent.type(screen.getByRole('textbox', { name: 'Açık adres' }), 'Örnek Sk. 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Belgeleri okudum, onaylıyorum' }));
}
