/** Requests new quotes with the same answers, after an outage or when the offers have expired. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { Failure } from '@emsal/api/envelope';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { usePage } from '@emsal/platform/page';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import type { ButtonVariant } from '@emsal/ui/button/button';
import { useState } from 'react';
import { requestQuotes } from './request-quotes';
import { focusTitle } from '../../page/focus-title';
import { CallFailure } from '../../visit/call-failure';
import { offersTexts as texts } from '../texts/offers.texts';

export interface RequoteButtonProps {
  line: LineFacts;
  visitId: VisitId;
  /** Campaign assumptions of the list, which are kept. */
  campaigns: CampaignOptions;
  variant: Extract<ButtonVariant, 'primary' | 'line'>;
  /** Path of the list; absent on the list page itself. */
  to?: string;
}

/** The reloaded list has no answers yet and replaces the current one. Once the visit has ended only a new one helps. */
export function RequoteButton({ line, visitId, campaigns, variant, to }: RequoteButtonProps) {
  const { transport } = usePage();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const requote = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const refusal = await requestQuotes(createClient(transport), { visitId, campaigns });
    setFailed(refusal);
    if (refusal === null) {
      await (to === undefined ? revalidate() : navigate(to));
      focusTitle();
    }
    setAsking(false);
  };
  return (
    <>
      <CallFailure line={line} message={failed?.message} />
      {failed?.messageCode !== endedVisit.code && (
        <Button variant={variant} busy={isAsking} onClick={() => void requote()}>
          {texts.requote}
        </Button>
      )}
    </>
  );
}
