/** Asks the same insurers the same once more, after all of them failed or their offers are over. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import type { CampaignWishes } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import type { ButtonVariant } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { askInsurers } from './campaigns/ask-insurers';
import { focusTitle } from './list/focus-title';
import { offersTexts as texts } from './offers.texts';

export interface AskAnewProps {
  visitId: string;
  /** What the list assumes: it stays. */
  campaigns: CampaignWishes;
  variant: Extract<ButtonVariant, 'primary' | 'line'>;
  /** Where the list is; absent on the list's own page. */
  to?: string;
}

/** The list that is loaded then has nobody's answer yet, and takes this one's place. */
export function AskAnew({ visitId, campaigns, variant, to }: AskAnewProps) {
  const { transport } = usePage();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const refusal = await askInsurers(createClient(transport), { visitId, campaigns });
    setFailed(refusal);
    if (refusal === null) {
      await (to === undefined ? revalidate() : navigate(to));
      focusTitle();
    }
    setAsking(false);
  };
  return (
    <>
      {failed && (
        <Notice tone="warn" live>
          {failed}
        </Notice>
      )}
      <Button variant={variant} busy={isAsking} onClick={() => void ask()}>
        {texts.askAnew}
      </Button>
    </>
  );
}
