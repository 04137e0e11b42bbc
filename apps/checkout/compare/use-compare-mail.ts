import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useState } from 'react';
import type { ComparedOffersProps } from './compared-offers-props';

interface SendState {
  isBusy?: boolean;
  isSent?: boolean;
  error?: string;
}

/** The address that was typed, and how sending the comparison to it goes; the server validates it. */
export function useCompareMail({ visitId, offers }: Pick<ComparedOffersProps, 'visitId' | 'offers'>) {
  const { transport } = usePage();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<SendState>({});
  const send = async (): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    const reply = await createClient(transport).command('POST quoterequestapi/sharedstep/SendQuoteCompareMail', {
      visitId,
      quoteHeaderId: offers[0]!.quoteHeaderId,
      productIds: offers.map(({ productId }) => productId),
      email,
    });
    setState(reply.isSuccess ? { isSent: true } : { error: reply.fields?.['email'] ?? reply.message });
  };
  return { email, setEmail, state, send };
}
