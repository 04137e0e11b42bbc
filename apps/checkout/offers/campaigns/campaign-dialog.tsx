/** Campaigns that insurers of the list grant: each is opted in to, with what it assumes. */
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { Campaign, CampaignWishes, OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { QuestionDialog } from '../../visit/question-dialog';
import { focusTitle } from '../list/focus-title';
import { askAgain, combines, withWish } from './ask-again';
import type { Asking, WishKind } from './ask-again';
import { CampaignFields } from './campaign-fields';
import { campaignNames } from './campaign-names.texts';
import { campaignTexts as texts } from './campaign.texts';

export interface CampaignDialogProps extends Asking {
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

interface OneProps extends Pick<Parameters<typeof CampaignFields>[0], 'onFailed'> {
  campaign: Campaign;
  offers: CampaignDialogProps['offers'];
  onWish: (kind: WishKind, wish: CampaignWishes[WishKind]) => void;
}

function One({ campaign, offers: { insurers, assumptions }, onWish, onFailed }: OneProps) {
  const { kind, maxPercent } = campaign;
  const isChosen = assumptions.campaigns[kind] !== undefined;
  return (
    <Card as="article" label={campaignNames[kind]}>
      <Stack gap={12}>
        <h3>{campaignNames[kind]}</h3>
        <Text tone="muted">{texts.upTo(maxPercent)}</Text>
        <Conditions {...{ campaign, insurers }} />
        {isChosen && (
          <Button variant="line" onClick={() => onWish(kind, undefined)}>
            {texts.giveUp(campaignNames[kind])}
          </Button>
        )}
        {!isChosen && kind === 'job' && <Text>{texts.jobApplied}</Text>}
        {!isChosen && kind !== 'job' && (
          <CampaignFields {...{ kind, onFailed }} onWish={(wish) => onWish(kind, wish)} />
        )}
      </Stack>
    </Card>
  );
}

export function CampaignDialog(props: CampaignDialogProps) {
  const { offers, onClose } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const [toConfirm, setToConfirm] = useState<CampaignWishes | null>(null);
  const ask = async (campaigns: CampaignWishes): Promise<void> => {
    setToConfirm(null);
    const message = await askAgain(props, campaigns);
    setFailed(message);
    if (message !== null) return;
    // Nothing behind an open dialog takes the focus, and closing it gives the focus back to a button that goes with the old list.
    flushSync(onClose);
    focusTitle();
  };
  const wish: OneProps['onWish'] = (kind, value) => {
    const campaigns = withWish(offers.assumptions.campaigns, kind, value);
    if (value !== undefined && combines(offers.assumptions.campaigns, kind)) setToConfirm(campaigns);
    else void ask(campaigns);
  };
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <Stack gap={16}>
        <Text>{texts.words}</Text>
        {failed && (
          <Notice tone="warn" live>
            {failed}
          </Notice>
        )}
        {offers.campaignList.length === 0 && <Text>{texts.none}</Text>}
        {offers.campaignList.map((campaign) => (
          <One key={campaign.id} {...{ campaign, offers }} onWish={wish} onFailed={setFailed} />
        ))}
      </Stack>
      {toConfirm && (
        <QuestionDialog
          title={texts.combineTitle}
          question={texts.combine}
          main={{ words: texts.combineYes, choose: () => void ask(toConfirm) }}
          other={{ words: texts.combineNo, choose: () => setToConfirm(null) }}
        />
      )}
    </Dialog>
  );
}
