import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { FieldMessage } from '@emsal/ui/field-message/field-message';
import { useState } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { WayOn } from '../../visit/call-failure';
import { visitIdOf } from '../../visit/line-and-visit';
import { useProductOfPath } from '../../visit/use-product';
import { applyButtonTexts as texts } from './apply-button.texts';

interface ApplyButtonProps {
  /** An offer sold by advisers only. */
  offer: Pick<Offer, 'id' | 'quoteHeaderId' | 'productId' | 'firmName'>;
}

/** Submits an application for the offer and opens its page (spec funnel 4.4). */
export function ApplyButton({ offer }: ApplyButtonProps) {
  const page = usePage();
  const line = useProductOfPath()!;
  const [state, setState] = useState<{ isBusy: boolean; refusal?: string }>({ isBusy: false });
  const apply = async (): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const { quoteHeaderId, productId } = offer;
    const reply = await createClient(page.transport).command(
      'POST policyrequest/CreateApplication',
      { visitId: visitIdOf(page, line) ?? '', quoteHeaderId, productId },
      { idempotencyKey: nanoid() },
    );
    if (reply.isSuccess) openDocument(checkoutPaths.applied(line));
    else setState({ isBusy: false, refusal: reply.message });
  };
  return (
    <>
      <Button
        variant="line"
        busy={state.isBusy}
        aria-label={texts.applyFor(offer.firmName)}
        onClick={() => void apply()}
      >
        {texts.apply}
      </Button>
      {state.refusal && <FieldMessage id={`apply-${offer.id}`}>{state.refusal}</FieldMessage>}
      <WayOn line={line} message={state.refusal} />
    </>
  );
}
