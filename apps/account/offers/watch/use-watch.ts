import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { createClient } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { Send } from '@emsal/forms/form';
import { usePage } from '@emsal/platform/page';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import { useState } from 'react';
import { offersPath } from '../offer-paths';
import { settingsOf } from './watch-form';

export interface WatchCalls {
  save: Send;
  pause: () => Promise<void>;
  remove: () => Promise<void>;
}

/** What its customer does with a watch; what failed stays said until something succeeds. */
export function useWatch({ watchId, state }: PriceWatch): WatchCalls & { failure: string | undefined } {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const after = async (reply: Envelope<unknown>, next: () => Promise<void> | void) => {
    setFailure(reply.isSuccess ? undefined : reply.message);
    if (reply.isSuccess) await next();
  };
  return {
    failure,
    save: async (values) => {
      const input = { watchId, ...settingsOf(values) };
      const reply = await client.command('POST selfservice/customeraccount/changePriceWatch', input);
      if (reply.isSuccess) await navigate(offersPath);
      return reply;
    },
    pause: async () => {
      const input = { watchId, isPaused: state === 'running' };
      await after(await client.command('POST selfservice/customeraccount/pausePriceWatch', input), revalidate);
    },
    remove: async () => {
      const reply = await client.command('POST selfservice/customeraccount/deletePriceWatch', { watchId });
      await after(reply, () => navigate(offersPath));
    },
  };
}
