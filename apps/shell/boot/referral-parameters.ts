/** Stores lp, REF and pid of the query in session storage (spec funnel 1 and 3.10). */
import { referralKeys, sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';

export function storeReferralParameters(
  search: string,
  store: Pick<typeof sessionStore, 'write'> = sessionStore,
): void {
  const query = new URLSearchParams(search);
  for (const [parameter, key] of Object.entries(referralKeys)) {
    const value = query.get(parameter);
    if (value) store.write(key, value.slice(0, 64));
  }
}

/** Hides the share-and-earn card, before the first paint, on visits by the partners that the document lists. */
export function hideShareCard({ dataset }: HTMLElement, store: Pick<typeof sessionStore, 'read'> = sessionStore): void {
  const marker = store.read(sessionKeys.partnership);
  if (marker && dataset['quietPartners']?.split(' ').includes(marker)) dataset['share'] = 'off';
}
