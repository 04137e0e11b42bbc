/** The campaigns that insurers offer: each is opt-in and shows its conditions. */
import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { Campaign, CampaignOptions, OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { QuestionDialog } from '../../page/question-dialog';
import { focusTitle } from '../../page/focus-title';
import { CallFailure } from '../../visit/call-failure';
import { changeCampaigns, combines, withCampaign } from './change-campaigns';
import type { CampaignContext, RequestableCampaign } from './change-campaigns';
import { CampaignFields } from './campaign-fields';
import { JobFields } from './job-fields';
import { campaignDialogTexts as texts } from './campaign-dialog.texts';

export interface CampaignDialogProps extends CampaignContext {
  offers: Pick<OfferState, 'campaignList' | 'assumptions' | 'insurers'>;
  onClose: () => void;
}

function Conditions({ campaign, insurers }: { campaign: Campaign; insurers: OfferState['insurers'] }) {
  const nameOf = (firm: number): string => insurers.find(({ firmId }) => firmId === firm)?.name ?? '';
  return (
    <Disclosure variant="inline" summary={texts.conditions(campaign.insurers.length)}>
      <Stack as="ul" gap={4}>
        {campaign.insurers.map(({ firmId, percent, condition }) => (
          <li key={firmId}>
            {nameOf(firmId)}, %{percent}: {condition}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

interface CampaignCardProps {
  campaign: Campaign;
  context: CampaignDialogProps;
  onChange: (kind: RequestableCampaign, option: CampaignOptions[RequestableCampaign]) => void;
}

/** What the discount depends on. The occupation given in the form is part of the prices already. */
function CampaignQuestion({ campaign: { kind, isApplied }, context, onChange }: CampaignCardProps) {
  if (kind !== 'job') return <CampaignFields kind={kind} onSubmit={(option) => onChange(kind, option)} />;
  if (isApplied) return <Text>{texts.jobApplied}</Text>;
  return <JobFields line={context.line} client={context.ports.client} onSubmit={(option) => onChange(kind, option)} />;
}

function CampaignCard({ campaign, context, onChange }: CampaignCardProps) {
  const { kind, maxPercent } = campaign;
  const { insurers, assumptions } = context.offers;
  const isChosen = assumptions.campaigns[kind] !== undefined;
  return (
    <Card as="article" label={campaignNames[kind]}>
      <Stack gap={12}>
        <h3>{campaignNames[kind]}</h3>
        <Text tone="muted">{texts.upTo(maxPercent)}</Text>
        <Conditions {...{ campaign, insurers }} />
        {isChosen && (
          <Button variant="line" onClick={() => onChange(kind, undefined)}>
            {texts.remove(campaignNames[kind])}
          </Button>
        )}
        {!isChosen && <CampaignQuestion {...{ campaign, context, onChange }} />}
      </Stack>
    </Card>
  );
}

export function CampaignDialog(props: CampaignDialogProps) {
  const { offers, onClose } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const [toConfirm, setToConfirm] = useState<CampaignOptions | null>(null);
  const submit = async (campaigns: CampaignOptions): Promise<void> => {
    setToConfirm(null);
    const message = await changeCampaigns(props, campaigns);
    setFailed(message);
    if (message !== null) return;
    // The title cannot be focused while the dialog is open, and closing it would return the focus to a button of the
    // old list.
    flushSync(onClose);
    focusTitle();
  };
  const change: CampaignCardProps['onChange'] = (kind, option) => {
    const campaigns = withCampaign(offers.assumptions.campaigns, kind, option);
    if (option !== undefined && combines(offers.assumptions.campaigns, kind)) setToConfirm(campaigns);
    else void submit(campaigns);
  };
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <Stack gap={16}>
        <Text>{texts.text}</Text>
        <CallFailure line={props.line} message={failed} />
        {offers.campaignList.length === 0 && <Text>{texts.none}</Text>}
        {offers.campaignList.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} context={props} onChange={change} />
        ))}
      </Stack>
      {toConfirm && (
        <QuestionDialog
          title={texts.combineTitle}
          question={texts.combine}
          main={{ label: texts.combineYes, choose: () => void submit(toConfirm) }}
          other={{ label: texts.combineNo, choose: () => setToConfirm(null) }}
        />
      )}
    </Dialog>
  );
}
