import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { useNavigate } from '@emsal/platform/router';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { useState } from 'react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { lazyComponent } from '@emsal/platform/lazy-component';

const NoOfferDialog = lazyComponent(async () => (await import('./no-offer-dialog')).NoOfferDialog);

/** Partner visitors never filled in the form here: closing the dialog keeps them on this page (spec funnel 4.2). */
const isFromPartner = (): boolean => sessionStore.read(sessionKeys.partnerPermission) !== null;

interface NoOfferProps {
  line: LineFacts;
  visitId: VisitId;
  offerNo: string;
  offers: OfferState;
}

/** Next steps when no insurer made an offer. */
export function NoOffer(props: NoOfferProps) {
  const { line, offers } = props;
  const [isDismissed, dismiss] = useState(false);
  const navigate = useNavigate();
  const back = (): void => void navigate(checkoutPaths.firstStep(line));
  const isEmpty = offers.state === 'complete' && offers.offerList.length === 0 && !offers.isPreloading;
  if (!isEmpty || isDismissed) return null;
  return <NoOfferDialog {...props} onBack={back} onClose={isFromPartner() ? () => dismiss(true) : back} />;
}
