/** The link of a form. Its secret stands in the SMS alone; the database knows a hash. */
import type { Services } from '../../http/services';
import { plainHash } from '../../personal-data/keyed-hash';
import { healthFormPaths, formParameter } from '@emsal/api/health-form-paths';
import { findForm, type FormRow } from './form-store';

export const linkOf = (secret: string, { config }: Pick<Services, 'config'>): string =>
  `${config.siteUrl}${healthFormPaths.entry}?${formParameter}=${secret}`;

/** Undefined for an unknown link and one that has ended. */
export const formByLink = (
  secret: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<FormRow | undefined> => findForm(db, plainHash(secret), clock.now());
