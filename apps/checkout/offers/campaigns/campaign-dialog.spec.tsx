import { factsOf } from '@emsal/lines/registry/facts-of';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Campaign } from '@emsal/state/offer/offer-state';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignDialog } from './campaign-dialog';
import type { CampaignDialogProps } from './campaign-dialog';
import { campaignDialogTexts as texts } from './campaign-dialog.texts';

const job: Campaign = { id: 0, kind: 'job', name: '', maxPercent: 15, isApplied: false, insurers: [] };

function open(campaign: Campaign) {
  const command = vi.fn().mockResolvedValue({ isSuccess: true, result: '4831092700' });
  const client = { command, lookup: async () => [{ code: '013', name: 'Öğretmen' }] };
  const ports = { client, dispatch: vi.fn() } as unknown as CampaignDialogProps['ports'];
  const offers = { ...initialOfferState, campaignList: [campaign] };
  const revalidate = vi.fn().mockResolvedValue(undefined);
  const line = factsOf('TRAFFIC');
  render(<CampaignDialog visitId={'a'.repeat(32)} {...{ line, ports, offers, revalidate }} onClose={() => null} />);
  return { command, revalidate };
}

describe('the occupation discount', () => {
  it('asks for the occupation when no price contains the discount, requests quotes with it and reloads the list', async () => {
    const { command, revalidate } = open(job);
    expect(screen.queryByText(texts.jobApplied)).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: texts.job }), 'Öğr');
    await userEvent.click(await screen.findByRole('option', { name: 'Öğretmen' }));
    await userEvent.click(screen.getByRole('button', { name: texts.apply }));
    await waitFor(() =>
      expect(command).toHaveBeenCalledWith(
        'POST quoterequestapi/offer/createOfferForCampaign',
        expect.objectContaining({ campaigns: { job: { code: '013' } } }),
      ),
    );
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  });

  it('names the missing occupation at the field', async () => {
    const { command, revalidate } = open(job);
    await userEvent.click(screen.getByRole('button', { name: texts.apply }));
    expect(screen.getByRole('combobox', { name: texts.job })).toHaveAccessibleDescription(texts.jobMissing);
    expect(screen.getByRole('combobox', { name: texts.job })).toHaveFocus();
    expect([command, revalidate].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  it('is stated as applied when prices contain it', () => {
    open({ ...job, isApplied: true });
    expect(screen.getByText(texts.jobApplied)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: texts.job })).toBeNull();
  });
});
